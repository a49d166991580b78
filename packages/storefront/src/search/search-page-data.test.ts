import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { packPage, readSearchPage, sendSearchPage, unpackPage } from "./search-page-data.ts";
import type { SearchPageData } from "./search-page-data.ts";

const answer = {
  hits: [
    aCar({ id: "1", slug: "2018-kia-sportage-used-s1", path: "/cars/2018-kia-sportage-used-s1" }),
    aCar({ id: "2", slug: "2020-kia-rio-used-s2", path: "/cars/2020-kia-rio-used-s2" }),
  ],
  pages: 1,
  count: 2,
  facets: {
    make: [
      { value: "Kia", count: 2 },
      { value: "3", count: 1 },
    ],
    city: [],
  },
  facetStats: { price: { min: 5000, max: 9000 } },
  ms: 3,
};

const page: SearchPageData = {
  basePath: "/search/kia",
  pathFilters: { make: ["Kia"] },
  search: { query: "", filters: {}, ranges: { km: { max: 90_000 } }, sortBy: "newest", page: 1 },
  result: answer,
  heading: "Kia for sale",
  facets: ["make", "city"],
  view: { priceSlider: { min: 5000, max: 100_000 }, makesShown: 10, priceAscendingNeedsPrice: false, columns: 3 },
  offersDistance: true,
  extras: {
    promotions: [
      { position: 4, display: true, strictDisplay: false, node: { title: "“Drive it first”", text: "Mazda" } },
    ],
  },
  related: [
    { label: "Kia Rio", to: "/search/kia/rio", count: 4 },
    { label: "Kia Niro", to: "/search/kia/niro", count: 4 },
  ],
  now: 1_795_266_000_000,
};

describe("the data of a results page on its way to the browser", () => {
  it("arrives as it was", () => {
    expect(unpackPage(packPage(page))).toEqual(page);
    expect(unpackPage(packPage({ ...page, related: [] }))).toEqual({ ...page, related: [] });
  });

  it("is one text beside what else the page sends, and is read without any cost where it was sent", () => {
    const head = [{ title: "Kia" }];
    const sent = sendSearchPage(page, { head });
    expect(sent).toEqual({ head, page: packPage(page) });
    expect(readSearchPage(sent)).toBe(page);
    expect(readSearchPage(structuredClone(sent))).toEqual(page);
  });

  it("has the address of a car once, and keeps one that is not made from its name", () => {
    expect(packPage(page)).not.toContain("/cars/");
    const [first, ...others] = answer.hits;
    const elsewhere = { ...page, result: { ...answer, hits: [{ ...first!, path: "/fleet/1" }, ...others] } };
    expect(unpackPage(packPage(elsewhere))).toEqual(elsewhere);
  });
});
