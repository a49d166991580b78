import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { searchBelowPath, withPathFilters } from "./search-on-top.ts";
import { parseSearchQuery } from "./search-query.ts";

describe("the search of an address below its path", () => {
  const params = new URLSearchParams("make=Kia&fuel=Petrol&weekly=150&weekly_price_range=80-150");
  const estimating = aSite({
    finance: { weeklyEstimate: true, interestRatePercent: 9, comparisonRatePercent: 10, creditLicence: "ACL 1" },
  });

  it("has no filter that the path chooses already", () => {
    expect(searchBelowPath(params, { make: ["Mazda"] }).filters).toEqual({ fuel: ["Petrol"] });
    expect(searchBelowPath(params, {}).filters).toEqual({ make: ["Kia"], fuel: ["Petrol"] });
  });

  it("has no budget and no weekly figure where the dealer shows none", () => {
    const of = (site?: typeof estimating) => {
      const { budget, ranges } = searchBelowPath(params, {}, site);
      return [budget?.weeklyDollars, Object.keys(ranges)];
    };
    expect(of()).toEqual([150, ["weekly_price_range"]]);
    expect(of(estimating)).toEqual([150, ["weekly_price_range"]]);
    expect(of(aSite())).toEqual([undefined, []]);
  });

  it("is run with what the path chooses", () => {
    const search = parseSearchQuery(new URLSearchParams("fuel=Petrol"));
    expect(withPathFilters(search, {})).toBe(search);
    expect(withPathFilters(search, { make: ["Kia"] }).filters).toEqual({ fuel: ["Petrol"], make: ["Kia"] });
  });
});
