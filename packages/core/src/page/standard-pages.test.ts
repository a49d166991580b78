import { describe, expect, it } from "vitest";
import { standardPages } from "../pages/standard-pages.ts";
import { schemaKeys } from "../site/schema-walk.ts";
import { siteDocumentSchema } from "../site/site-document.ts";
import { defaultPaths } from "./optional-paths.ts";
import type { Page } from "./page.ts";
import { pageAt } from "./page-at.ts";
import { keysOf } from "./page-conditions.ts";
import { canonicalAddress, isFilteredAddress, parametersAt, parametersOf } from "./page-parameters.ts";

const pages: readonly Page[] = standardPages;

describe("the pages of the storefront", () => {
  it("have names and paths of their own", () => {
    const names = pages.map(({ name }) => name);
    const paths = pages.flatMap((page): readonly string[] => page.paths);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(paths).size).toBe(paths.length);
  });
  it("hang on settings that a site document has", () => {
    const known = new Set(schemaKeys(siteDocumentSchema).map(({ path }) => path));
    const named = pages.flatMap((page) =>
      [...(page.settings ?? []), ...(page.linkedWhen ?? []), ...(page.indexedWhen ?? [])].flatMap(keysOf),
    );
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
  it("open on top of a page below whose path they stand", () => {
    for (const { within, paths } of pages.filter((page) => page.within !== undefined))
      expect(paths[0]).toContain(`${pages.find(({ name }) => name === within)?.paths[0]}/`);
  });
  it("make another page by parameters that belong to them", () => {
    for (const page of pages)
      expect(parametersOf(page)).toEqual(expect.arrayContaining([...(page.canonicalParameters ?? [])]));
  });
  it("are at a new site as the specification lists them, as far as they are built", () => {
    expect(defaultPaths).toEqual([
      "/book-test-drive",
      "/brands",
      "/careers",
      "/cars/trade-in",
      "/collection-statement",
      "/contact",
      "/contact-us/{dealer}",
      "/dealer-locator",
      "/dealerships",
      "/our-location/{slug}",
      "/privacy-policy",
      "/sell-your-car",
      "/service",
      "/special-offers",
      "/terms-and-conditions",
    ]);
  });
});

describe("an address", () => {
  it.each([
    ["/", "home"],
    ["/search", "search"],
    ["/search/mazda/cx-5", "search"],
    ["/Brands/", "brands"],
    ["/%62rands", "brands"],
    ["/cars/2021-mazda-3-used-s1", "vehicle"],
    ["/cars/2021-mazda-3-used-s1/enquire", "enquire"],
    ["/apply-for-finance", "finance"],
    ["/cars/trade-in", "car-trade-in"],
    ["/spin-to-win", "spin-to-win"],
    ["/there-is-none", undefined],
    ["/%zz", undefined],
  ])("%s is the page %s", (path, name) => {
    expect(pageAt(path, [])?.page.name).toBe(name);
  });
  it("is a page of the template where it has one there", () => {
    const own = [
      { name: "cars-club", paths: ["/cars/club"] },
      { name: "labels", paths: ["/brands"] },
    ] as const;
    expect(["/cars/club", "/cars/clubs", "/brands"].map((path) => pageAt(path, own)?.page.name)).toEqual([
      "cars-club",
      "vehicle",
      "labels",
    ]);
  });
  it("has the parameters of its page, and a form over a car's page those of the car's", () => {
    expect([...parametersAt("/print", [])]).toEqual(["car_id"]);
    expect(parametersAt("/cars/a-used-s1/enquire", []).has("postcode")).toBe(true);
    expect([...parametersAt("/nowhere", [])]).toEqual([]);
  });
  it("is kept by search engines with what makes another page of it", () => {
    const brands = pages.find(({ name }) => name === "brands") as Page;
    expect(canonicalAddress(brands, "/brands?page=2&query=maz")).toBe("/brands?page=2");
    expect(canonicalAddress(brands, "/brands?query=maz")).toBe("/brands");
  });
  it.each([
    ["/search/used-cars?fuel=Diesel", true],
    ["/search/used-cars?page=2&sortBy=price_asc", true],
    ["/used-car/mazda?price_max=20000", true],
    ["/brands?query=maz", true],
    ["/search/used-cars", false],
    ["/search/used-cars?page=2", false],
    ["/search/used-cars?utm_source=mail", false],
    ["/models?body=SUV", false],
    ["/finance?car_id=17#finance-form", false],
    ["/nowhere?fuel=Diesel", false],
  ])("%s is a page narrowed by filters, to which no crawler is led: %s", (address, isFiltered) => {
    expect(isFilteredAddress(address, [])).toBe(isFiltered);
  });
});
