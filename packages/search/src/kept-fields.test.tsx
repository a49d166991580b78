// @vitest-environment node
import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, invalidAmounts, invalidBudgetTerms, parseSearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { FragmentCacheContext } from "@forecourt/ui-kit/cached-fragment";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilterRail } from "./filter-rail.tsx";
import type { FilterRailProps } from "./filter-rail.tsx";
import { SortControl } from "./sort-control.tsx";

const answer: SearchResponse = {
  hits: [],
  pages: 0,
  count: 305,
  ms: 1,
  facets: { make: [{ value: "Kia", count: 12 }] },
  facetStats: { price: { min: 6000, max: 90_000 }, year: { min: 2012, max: 2026 }, km: { min: 10, max: 190_000 } },
  priceBars: [1, 5, 2],
};
const nothing = () => {};

interface Shown {
  query?: string;
  answer?: Partial<SearchResponse>;
  filters?: Partial<FilterRailProps>;
  search?: Partial<SearchQuery>;
}

/** What the server keeps of a page's filters and order: the HTML of each part by what it hangs on. */
function keptParts({ query = "", answer: changed = {}, filters = {}, search: more = {} }: Shown): Map<string, string> {
  const params = new URLSearchParams(query);
  const search = { ...emptySearchQuery, ...parseSearchQuery(params), ...more };
  const keys: string[] = [];
  const place = (key: readonly unknown[]) => ({
    before: `{${keys.push(key.join("\n")) - 1}|`,
    after: "|}",
    isKept: false,
  });
  const page = renderToString(
    <FragmentCacheContext value={{ place }}>
      <FilterRail
        basePath="/search/used-cars"
        search={search}
        asked={search.nearby}
        result={{ ...answer, ...changed }}
        facets={["make", "price", "year", "km"]}
        unread={invalidAmounts(params)}
        invalidBudgetTerms={invalidBudgetTerms(params)}
        budgetRates="10.00% p.a."
        warningId="warning"
        locale="en-AU"
        hasKeywords
        open={undefined}
        onClose={nothing}
        onApply={nothing}
        onReach={nothing}
        {...filters}
      />
      <SortControl basePath="/search/used-cars" search={search} />
    </FragmentCacheContext>,
  ).replaceAll("<!-- -->", "");
  return new Map([...page.matchAll(/\{(\d+)\|(.*?)\|\}/gs)].map(([, at, html = ""]) => [keys[Number(at)] ?? "", html]));
}

const searches: Record<string, Shown> = {
  "all stock": {},
  "the second page": { query: "page=2" },
  "a make": { query: "make=Kia" },
  "another order": { query: "sortBy=price_asc" },
  "a highest price": { query: "price=-30000" },
  years: { query: "year=2015-2020" },
  "an amount that is none": { query: "km_max=abc" },
  "a term that is none": { query: "term=99" },
  "a budget": { query: "weekly=150&term=5" },
  "a postcode": {
    query: "near=2830&within=50",
    answer: { place: { name: "Dubbo", state: "NSW", lat: 1, long: 2 } },
  },
  "a place that nobody knows": { query: "near=Nowhere", answer: { placeProblem: "unknown" } },
  "other prices": { answer: { priceBars: [9, 0, 4] } },
  "no prices": { answer: { priceBars: undefined } },
  "other years": { answer: { facetStats: { ...answer.facetStats, year: { min: 2020, max: 2026 } } } },
  "an only year": { answer: { facetStats: { ...answer.facetStats, year: { min: 2020, max: 2020 } } } },
  "another slider of prices": { filters: { priceSlider: { min: 0, max: 90_000 } } },
  "another rate": { filters: { budgetRates: "11.00% p.a." } },
  "other terms": { filters: { budgetYears: [3, 5] } },
  motorcycles: { filters: { vehicles: "motorcycles" } },
  "New Zealand": { filters: { locale: "mi-NZ" } },
};

describe("Fields that the server keeps for many searches", () => {
  it("are the same wherever they are kept for the same", () => {
    const kept = new Map<string, string>();
    for (const [name, shown] of Object.entries(searches))
      for (const [key, html] of keptParts(shown)) {
        expect(html, `${name}: ${key}`).toBe(kept.get(key) ?? html);
        kept.set(key, html);
      }
  });

  it("are those of the next page and of a chosen make, whose cars reach as far", () => {
    const all = keptParts({});
    expect([...all.keys()].map((key) => key.split("\n").slice(0, 2).join(" "))).toEqual([
      "range price",
      "budget 10.00% p.a.",
      "range year",
      "range km",
      "place newest",
      "sort newest",
    ]);
    for (const same of ["the second page", "a make", "other prices"])
      expect(keptParts(searches[same] ?? {}), same).toEqual(all);
  });

  it("are none that hold what a shopper typed or chose", () => {
    const names = (shown = "") =>
      [...keptParts(searches[shown] ?? {}).keys()].map((key) => key.split("\n", 2).join(" "));
    expect(names("a highest price")).not.toContain("range price");
    expect(names("an amount that is none")).not.toContain("range km");
    expect(names("a budget")).not.toContain("budget 10.00% p.a.");
    expect(names("a term that is none")).not.toContain("budget 10.00% p.a.");
    expect(names("a postcode").filter((name) => name.startsWith("place"))).toEqual([]);
    expect(names("a place that nobody knows").filter((name) => name.startsWith("place"))).toEqual([]);
  });
});
