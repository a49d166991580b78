import { aSite } from "../testing/a-site.ts";
import { describe, expect, it } from "vitest";
import { parseSearchQuery, searchQueryToParams } from "./search-query.ts";
import { invalidBudgetTerms } from "./budget-terms.ts";
import { searchBelowPath, applyPlainSearch } from "./search-below-path.ts";
import type { PathFilters } from "./search-below-path.ts";

const search = (address: string) => parseSearchQuery(new URLSearchParams(address));
const onTop = (read: string, inForce = "", [basePath, pathFilters]: Path = ["/search/all", {}]) => {
  const asked = applyPlainSearch({ basePath, pathFilters, defaultPath: "/search/all" }, search(inForce), search(read));
  return `${asked.path}?${searchQueryToParams(asked.search).toString()}`;
};
type Path = readonly [string, PathFilters];
const used: Path = ["/search/used-cars", { car_type: ["used"] }];
const corollas: Path = ["/search/toyota/corolla", { make: ["Toyota"], model: ["Corolla"] }];

describe("a search read from words, on top of the one in force", () => {
  it("takes the place of the keywords and goes back to the first page; the other filters stay", () => {
    expect(onTop("query=towbar&simple_body=Ute", "query=old&fuel=Diesel&page=3")).toBe(
      "/search/all?query=towbar&simple_body=Ute&fuel=Diesel",
    );
  });

  it("names another car in place of the one before: no car has two makes", () => {
    expect(onTop("model=Corolla", "make=Mazda&make_model=Mazda+3&fuel=Petrol")).toBe(
      "/search/all?model=Corolla&fuel=Petrol",
    );
    expect(onTop("fuel=Diesel", "make=Mazda")).toBe("/search/all?make=Mazda&fuel=Diesel");
  });

  it("stays on a path that it agrees with, and says nothing twice", () => {
    expect(onTop("car_type=used&make=Kia", "", used)).toBe("/search/used-cars?make=Kia");
    expect(onTop("make=Toyota&model=Corolla&fuel=Hybrid", "", corollas)).toBe("/search/toyota/corolla?fuel=Hybrid");
    expect(onTop("query=zeppelin", "", corollas)).toBe("/search/toyota/corolla?query=zeppelin");
  });

  it.each<[string, Path, string]>([
    ["car_type=new", used, "?car_type=new"],
    ["make=Toyota", corollas, "?make=Toyota"],
    ["model=Yaris", corollas, "?model=Yaris"],
    ["make_model=Toyota+Corolla", corollas, "?make_model=Toyota+Corolla"],
  ])("leads to all stock where it contradicts the path: %s", (read, path, address) => {
    expect(onTop(read, "fuel=Petrol", path)).toBe(`/search/all${address}&fuel=Petrol`);
  });
});

describe("the search of an address below its path", () => {
  const params = new URLSearchParams("make=Kia&fuel=Petrol&weekly=150&weekly_price_range=80-150");
  const estimating = aSite({
    finance: { weeklyEstimate: true, interestRatePercent: 9, comparisonRatePercent: 10, creditLicence: "ACL 1" },
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
  it("has no term that the dealer's calculator has not: a card showed a repayment over seven years, its car's page five", () => {
    const termOf = (address: string, calculator: object) =>
      searchBelowPath(new URLSearchParams(address), {}, aSite({ ...estimating, calculator })).budget;
    const five = { enabled: true, termMaxYears: 5 };
    expect(termOf("term=5&deposit=1000", five)).toEqual({ termYears: 5, depositDollars: 1000 });
    expect(termOf("term=7&deposit=1000", five)).toEqual({ depositDollars: 1000 });
    expect(termOf("term=7", five)).toBeUndefined();
    expect(termOf("term=4", { enabled: true, termChoices: [3, 5, 7] })).toBeUndefined();
    expect(termOf("term=7", { ...five, enabled: false })).toEqual({ termYears: 7 });
    expect(invalidBudgetTerms(new URLSearchParams("term=7"), { calculator: five })).toEqual([
      { name: "term", text: "7", max: 5 },
    ]);
  });
});
