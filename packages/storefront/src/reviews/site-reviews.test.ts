// @vitest-environment node
import type { ReviewsAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { loader as contentLoader } from "../routes/content.tsx";
import { loader as locationLoader } from "../routes/our-location.tsx";
import { keptNodes } from "../structured-data.tsx";
import { reviewsOf, siteReviews } from "./site-reviews.ts";

const answer: ReviewsAnswer = {
  summary: { count: 12, average_rating: 4.6 },
  reviews: [
    {
      id: "81",
      customer_name: "Priya N.",
      text: "Nobody hurried us.",
      rating: 5,
      review_date: "2026-11-02",
      reply_text: "Thank you.",
      reply_date: "2026-11-04",
      source: "Google",
      location: "dubbo",
    },
    { id: "82", rating: 4, review_date: "2026-10-01", source: "Google" },
  ],
  changesAt: "2027-01-01T13:00:00.000Z",
};
const [yard] = aSite().locations;
if (!yard) throw new Error("the test site has a location");
const orange = { ...yard, id: "o", slug: "orange", name: "Harbour Mazda Orange" };
const siteWith = (changes: Partial<SiteDocumentInput> = {}) => aSite({ reviews: { enabled: true }, ...changes });
const { signal } = new AbortController();
const apiWith = (found: ReviewsAnswer = answer) => ({ getReviews: vi.fn(async () => found) });

describe("The reviews of a site", () => {
  it("name people, days and places as shoppers read them", async () => {
    const site = siteWith({ locations: [yard, orange] });
    const { facts, changes } = await siteReviews(apiWith(), site, { signal });
    expect(facts).toMatchObject({ summary: answer.summary, months: 24 });
    expect(facts?.reviews).toMatchObject([
      {
        name: "Priya N.",
        date: "2026-11-02",
        day: "2 November 2026",
        place: "Harbour Mazda Dubbo",
        reply: { text: "Thank you.", day: "4 November 2026" },
      },
      { name: "A customer", place: undefined, reply: undefined },
    ]);
    expect(changes).toEqual([new Date("2027-01-01T13:00:00Z")]);
    const ofPlace = await siteReviews(apiWith(), site, { location: "dubbo", signal });
    expect(ofPlace.facts?.reviews[0]?.place).toBeUndefined();
  });
  it("are not asked for where the site shows none, and are none where none may show", async () => {
    const api = apiWith({ reviews: [] });
    expect(await siteReviews(api, aSite(), { signal })).toEqual({ facts: undefined, changes: [] });
    expect(api.getReviews).not.toHaveBeenCalled();
    expect(await siteReviews(api, siteWith(), { signal })).toEqual({ facts: undefined, changes: [] });
  });
  it("stand by the places of their blocks", async () => {
    const block = { kind: "reviews" as const, title: "Reviews", count: 6 };
    const api = apiWith();
    const found = await reviewsOf(
      [{ kind: "prose", text: "Hi" }, block, { ...block, location: "dubbo" }],
      api,
      siteWith(),
      signal,
    );
    expect(Object.keys(found.byBlock)).toEqual(["1", "2"]);
    expect(found.changes).toHaveLength(2);
    expect(api.getReviews).toHaveBeenLastCalledWith({ limit: 100, location: "dubbo" }, { signal });
  });
});

function asked(path: string, slug: string, api: object, changes: Partial<SiteDocumentInput>) {
  const context = new RouterContextProvider();
  context.set(siteContext, siteWith(changes));
  context.set(apiContext, api as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(path, "http://harbour.localhost");
  return { request: new Request(url), url, params: { slug }, context, unstable_pattern: path } as unknown as Parameters<
    typeof contentLoader
  >[0];
}

describe("A page with reviews", () => {
  const page = (reviews: ReviewsAnswer, blocks: object[] = [{ kind: "reviews", title: "Reviews", count: 6 }]) =>
    contentLoader(
      asked(
        "/about-us",
        "",
        {
          ...apiWith(reviews),
          getContent: async () => ({ kind: "page", slug: "about-us", title: "About us", blocks, isDraft: false }),
        },
        { pages: { on: ["/about-us"] } },
      ),
    );
  it("tells search engines of the rating, and shows it until it changes", async () => {
    const { data, init } = await page(answer);
    expect(keptNodes(data)).toMatchObject([
      { "@type": "AutoDealer", url: "http://harbour.localhost/about-us", aggregateRating: { reviewCount: 12 } },
    ]);
    expect(init?.headers).toEqual({ "x-valid-until": String(Date.parse("2027-01-01T13:00:00Z")) });
  });
  it("tells them nothing where none shows, and nothing of examples", async () => {
    expect(keptNodes((await page({ reviews: [] })).data)).toEqual([]);
    const examples = answer.reviews.map((review) => ({ ...review, example: true as const }));
    const [node] = keptNodes((await page({ ...answer, reviews: examples })).data);
    expect(node).not.toHaveProperty("aggregateRating");
  });
  it("of a place counts what was imported for it, before the figure of its document", async () => {
    const locations = [{ ...yard, average_rating: 4.9, review_count: 500 }];
    const pages = { on: ["/our-location/{slug}" as const] };
    const open = (reviews: ReviewsAnswer) =>
      locationLoader(
        asked(
          "/our-location/dubbo",
          "dubbo",
          { ...apiWith(reviews), search: async () => ({ hits: [] }) },
          { locations, pages },
        ),
      );
    expect((await open(answer)).data.rating).toEqual({ average: 4.6, count: 12 });
    expect((await open({ reviews: [] })).data.rating).toEqual({ average: 4.9, count: 500 });
  });
});
