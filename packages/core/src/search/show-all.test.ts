import { describe, expect, it } from "vitest";
import { emptySearchQuery, parseSearchQuery } from "./search-query.ts";
import { facetShownWhole, showAllUrl } from "./show-all.ts";

describe("the address that shows all values of a facet", () => {
  it("keeps the search and opens the filters", () => {
    expect(showAllUrl("/search/used-cars", emptySearchQuery, "make")).toBe("/search/used-cars?show=make#filters");
    const search = { ...emptySearchQuery, filters: { make: ["Kia"] } };
    const url = showAllUrl("/search/used-cars", search, "model");
    expect(url).toBe("/search/used-cars?make=Kia&show=model#filters");
    const params = new URL(url, "http://a.example").searchParams;
    expect(facetShownWhole(params)).toBe("model");
    expect(parseSearchQuery(params)).toEqual(search);
  });

  it("names no facet that there is not", () => {
    expect(facetShownWhole(new URLSearchParams("show=price"))).toBeUndefined();
    expect(facetShownWhole(new URLSearchParams(""))).toBeUndefined();
  });
});
