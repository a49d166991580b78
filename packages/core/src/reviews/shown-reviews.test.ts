import { describe, expect, it } from "vitest";
import { reviewKind } from "../content/kinds/review-content.ts";
import { withReviews } from "../seo/reviews-json-ld.ts";
import { aSite } from "../testing/a-site.ts";
import { reviewRecord, reviewSlug } from "./review-record.ts";
import { shownReviews } from "./shown-reviews.ts";

const siteWith = (reviews: object = {}) => aSite({ reviews: { enabled: true, ...reviews } });
const today = "2026-11-22";
const good = { rating: 5, review_date: "2026-11-02" };
const poor = { rating: 2, review_date: "2026-10-01" };

describe("the reviews that a page shows", () => {
  it("are all of them, the newest first, the bad ones too", () => {
    const shown = shownReviews([poor, good, { ...good, review_date: "2026-11-20" }, good], siteWith(), today);
    expect(shown.summary).toEqual({ count: 4, average_rating: 4.25 });
    expect(shown.reviews.map(({ review_date }) => review_date)).toEqual([
      "2026-11-20",
      "2026-11-02",
      "2026-11-02",
      "2026-10-01",
    ]);
  });
  it("are none where the site shows none, where the average is too low and where they are too few", () => {
    const none = { summary: undefined, reviews: [] };
    expect(shownReviews([good], aSite(), today)).toEqual({ ...none, changesOn: undefined });
    expect(shownReviews([good, poor], siteWith(), today)).toMatchObject(none);
    expect(shownReviews([good, poor], siteWith({ minimumExclusive: 3 }), today).reviews).toHaveLength(2);
    expect(shownReviews([good, good], siteWith({ minimumCount: 3 }), today)).toMatchObject(none);
    expect(shownReviews([good, good, good], siteWith({ minimumCount: 3 }), today).reviews).toHaveLength(3);
    expect(shownReviews([], siteWith(), today)).toEqual({ ...none, changesOn: undefined });
  });
  it.each([
    ["2024-11-22", "2026-11-23"],
    ["2025-01-31", "2027-02-01"],
    // The month that it ends in is shorter.
    ["2024-12-31", "2027-01-01"],
  ])("of %s count for 24 months and change the page on %s", (review_date, changesOn) => {
    const shown = shownReviews([{ rating: 5, review_date }], siteWith(), today);
    expect(shown.summary?.count).toBe(1);
    expect(shown.changesOn).toBe(changesOn);
    expect(shownReviews([{ rating: 5, review_date }], siteWith(), changesOn).summary).toBeUndefined();
  });
  it("of the end of a long month count to the end of a short one", () => {
    const review = { rating: 5, review_date: "2026-08-31" };
    const site = siteWith({ monthsShown: 6 });
    expect(shownReviews([review], site, "2027-02-28").summary?.count).toBe(1);
    expect(shownReviews([review], site, "2027-03-01").summary).toBeUndefined();
  });
  it("of a day that is still to come wait for it", () => {
    const shown = shownReviews([good, { rating: 5, review_date: "2026-12-01" }], siteWith(), today);
    expect([shown.summary?.count, shown.changesOn]).toEqual([1, "2026-12-01"]);
  });
  it("are examples only while there is no real one", () => {
    const example = { ...poor, rating: 5, example: true as const };
    expect(shownReviews([example], siteWith(), today).summary?.count).toBe(1);
    expect(shownReviews([example, good], siteWith(), today).reviews).toEqual([good]);
  });
});

describe("a review that is imported", () => {
  const dayOf = (instant: Date) => new Date(instant.getTime() + 11 * 3_600_000).toISOString().slice(0, 10);
  it("has the fields that it says, and days of the site", () => {
    const row = {
      id: 81,
      customer_name: " Priya ",
      rating: "4.5",
      text: "",
      review_date: "2026-11-02T22:00:00Z",
      reply_date: "2026-11-04",
      reply_text: "Thank you.",
      location: null,
    };
    expect(reviewRecord(row, "Google", dayOf)).toEqual({
      record: {
        id: "81",
        customer_name: "Priya",
        rating: 4.5,
        review_date: "2026-11-03",
        reply_text: "Thank you.",
        reply_date: "2026-11-04",
        source: "Google",
      },
    });
    expect(reviewRecord({ ...row, source: "Cars Guide" }, "Google", dayOf)).toMatchObject({
      record: { source: "Cars Guide" },
    });
  });
  it("keeps what is no date, so that its kind refuses it", () => {
    const read = (review_date: string) => reviewRecord({ id: "1", rating: 5, review_date }, "Google", dayOf);
    expect(read("2026-99-99T25:00")).toMatchObject({ record: { review_date: "2026-99-99T25:00" } });
    const late = read("02/11/2026");
    expect("record" in late && reviewKind.schema.safeParse(late.record).error?.issues[0]?.message).toBe(
      "Use a day such as 2026-11-02.",
    );
  });
  it("is refused with a field that there is not, or without an id", () => {
    expect(reviewRecord({ id: "1", stars: 5 }, undefined, dayOf)).toMatchObject({ issues: [{ path: [] }] });
    expect(reviewRecord({ rating: 5 }, undefined, dayOf)).toMatchObject({ issues: [{ path: ["id"] }] });
  });
  it("is known by its source and its id, as far as a slug can tell ids apart", () => {
    expect(reviewSlug({ source: "Cars Guide", id: "81" })).toBe("cars-guide-81");
    expect(reviewSlug({ source: "Google", id: "ChdDSUhN" })).toBeUndefined();
    expect(reviewSlug({ source: "Google", id: "a".repeat(61) })).toBeUndefined();
  });
  it("is about a location that the site has", () => {
    const record = { ...good, id: "1", source: "Google" };
    expect(reviewKind.problems(record, aSite())).toEqual([]);
    expect(reviewKind.problems({ ...record, location: "dubbo" }, aSite())).toEqual([]);
    expect(reviewKind.problems({ ...record, location: "perth" }, aSite())).toEqual([
      { path: ["location"], message: 'The site harbour-mazda has no location "perth".' },
    ]);
  });
});

describe("what search engines hear of reviews", () => {
  const node = { "@type": "AutoDealer", name: "Harbour Mazda" };
  const review = { ...good, customer_name: "Priya", text: "Good." };
  it("is the rating with the reviews that stand on the page", () => {
    const facts = { summary: { count: 12, average_rating: 4.6249 }, reviews: [review, { ...poor }] };
    expect(withReviews(node, facts)).toEqual({
      ...node,
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.62,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 0,
      },
      review: [
        {
          "@type": "Review",
          author: { "@type": "Person", name: "Priya" },
          datePublished: "2026-11-02",
          reviewBody: "Good.",
          reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5, worstRating: 0 },
        },
        {
          "@type": "Review",
          author: { "@type": "Person", name: "A customer" },
          datePublished: "2026-10-01",
          reviewRating: { "@type": "Rating", ratingValue: 2, bestRating: 5, worstRating: 0 },
        },
      ],
    });
  });
  it("is nothing where none shows, or where one is an example", () => {
    const summary = { count: 1, average_rating: 5 };
    expect(withReviews(node, undefined)).toBe(node);
    expect(withReviews(node, { summary, reviews: [] })).toBe(node);
    expect(withReviews(node, { summary, reviews: [{ ...review, example: true }] })).toBe(node);
  });
});
