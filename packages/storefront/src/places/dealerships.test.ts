// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { loader } from "../routes/dealerships.tsx";

const [yard] = aSite().locations;
if (!yard) throw new Error("the test site has a location");
const orange = {
  ...yard,
  id: "o",
  slug: "orange",
  name: "Orange Yard",
  primary: false,
  address: { ...yard.address, city: "Orange", postcode: "2800", lat: -33.28, long: 149.1 },
  manufacturers: ["Kia"],
};

const hidden = { ...orange, id: "h", slug: "hidden", visible: false };
const both: readonly object[] = [yard, orange, hidden];
const one: readonly object[] = [yard, hidden];

async function page(path: string, geocode = async () => ({ lat: -33.28, long: 149.2 }), locations = both) {
  const context = new RouterContextProvider();
  context.set(
    siteContext,
    aSite({
      pages: { on: ["/dealerships", "/dealer-locator", "/our-location/{slug}"] },
      locations: locations as SiteDocumentInput["locations"],
    }),
  );
  const search = async () => ({ hits: [], facets: { location_name: [{ value: yard?.name, count: 3 }] } });
  context.set(apiContext, { geocode, search } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(path, "http://harbour.localhost");
  const asked = { request: new Request(url), url, params: {}, context, unstable_pattern: path };
  const { data } = await loader(asked as unknown as Parameters<typeof loader>[0]);
  return { ...data, names: data.found.map(({ location, notes }) => [location.name, ...notes]) };
}

describe("The list of a dealer's places", () => {
  it("has every place that the site shows, the main one first, with its page", async () => {
    const { found, names, makes } = await page("/dealerships");
    expect([names, makes]).toEqual([[["Harbour Mazda Dubbo"], ["Orange Yard"]], []]);
    expect(found[0]?.links.details).toBe("/our-location/dubbo");
    expect(found.map(({ links }) => links.stock !== undefined)).toEqual([true, false]);
  });

  it("is searched where there is more than one", async () => {
    expect((await page("/dealerships")).hasSearch).toBe(true);
    expect((await page("/dealerships", undefined, one)).hasSearch).toBe(false);
    expect((await page("/dealerships?query=nowhere", undefined, one)).hasSearch).toBe(true);
  });

  it("has the nearest to a postcode first, with the way in kilometres, and the map of that one", async () => {
    const { names, isNear, map } = await page("/dealerships?query=2800");
    expect(names.map(([name]) => name)).toEqual(["Orange Yard", "Harbour Mazda Dubbo"]);
    expect([names[0]?.[1], isNear, map?.title]).toEqual(["9 km away", true, "Map of Orange Yard"]);
  });

  it("finds places by name, and by their own postcode while nobody knows where it is", async () => {
    expect((await page("/dealerships?query=orange")).names).toEqual([["Orange Yard"]]);
    const away = async () => Promise.reject(new Error("away"));
    expect((await page("/dealerships?query=2800", away)).names).toEqual([["Orange Yard"]]);
  });

  it("has those that sell a make first, where a make is asked for", async () => {
    const { names, makes, path } = await page("/dealer-locator?make=Kia");
    expect([names, makes, path]).toEqual([
      [["Orange Yard", "Sells Kia"], ["Harbour Mazda Dubbo"]],
      ["Kia"],
      "/dealer-locator",
    ]);
  });

  it("names the whole list to search engines where it is an answer, and says nothing else of it", async () => {
    for (const asked of ["/dealerships?query=orange", "/dealerships?make=Kia", "/dealerships"]) {
      const { head } = await page(asked);
      expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: expect.stringMatching(/\/dealerships$/) });
      expect(head).not.toContainEqual(expect.objectContaining({ name: "robots" }));
    }
  });
});
