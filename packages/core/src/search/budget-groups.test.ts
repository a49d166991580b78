import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weeklyTeaser } from "../finance/weekly-teaser.ts";
import { aSite } from "../testing/a-site.ts";
import { budgetGroups, offersBudget } from "./budget-groups.ts";
import { parseSearchQuery, searchQueryToParams } from "./search-query.ts";
import { clearFilters, hasFilters, mergeSearches, setBudget } from "./refine-search.ts";

const finance = { ...aSite().finance, weeklyEstimate: true, interestRatePercent: 10, establishmentFeeDollars: 395 };
const read = (address: string) => parseSearchQuery(new URLSearchParams(address));

describe("A budget in the address", () => {
  it("holds weekly amount, deposit, trade-in and term, as typed into a form", () => {
    expect(read("weekly=%24150&deposit=5,000&tradeIn=8000&term=4").budget).toEqual({ weeklyDollars: 150, depositDollars: 5000, tradeInDollars: 8000, termYears: 4 });
  });

  it.each(["", "weekly=", "weekly=0", "weekly=-5", "weekly=abc", "term=8", "term=0", "weekly=1e3", "weekly=99999999999"])("is none where nothing makes sense: %s", (address) => {
    expect(read(address).budget).toBeUndefined();
  });

  it("is a filter: it can be cleared, a term can be taken away, and it goes back to page 1", () => {
    const search = read("weekly=150&term=4&page=3");
    expect(hasFilters(search)).toBe(true);
    expect(searchQueryToParams(search).toString()).toBe("weekly=150&term=4&page=3");
    expect(searchQueryToParams(setBudget(search, { termYears: undefined })).toString()).toBe("weekly=150");
    expect(setBudget(search, { termYears: undefined, weeklyDollars: undefined })).not.toHaveProperty("budget");
    expect(clearFilters(search)).not.toHaveProperty("budget");
  });
});

describe("A budget as a highest price", () => {
  it("lets in exactly the cars whose weekly figure under the same terms is within it", () => {
    const down = { depositDollars: fc.integer({ min: 1, max: 20_000 }), tradeInDollars: fc.integer({ min: 1, max: 20_000 }) };
    const budget = fc.record({ weeklyDollars: fc.integer({ min: 26, max: 900 }), ...down, termYears: fc.integer({ min: 1, max: 7 }) }, { requiredKeys: ["weeklyDollars"] });
    fc.assert(
      fc.property(budget, fc.integer({ min: 1100, max: 15_000_000 }), (terms, cents) => {
        const highest = budgetGroups(terms, finance)?.[0]?.highestPriceDollars ?? -1;
        const { weeklyDollars, ...others } = terms;
        const shown = weeklyTeaser({ priceDollars: cents / 100, ratePercentPerYear: 10, feeDollars: 395, ...others });
        expect(cents / 100 <= highest).toBe((shown ?? 0) <= weeklyDollars);
      }),
      { numRuns: 500 },
    );
  });

  it("filters nothing without a weekly amount, and on a site without estimates or rate", () => {
    expect(budgetGroups({ depositDollars: 5000 }, finance)).toBeUndefined();
    expect(budgetGroups(undefined, finance)).toBeUndefined();
    expect(budgetGroups({ weeklyDollars: 150 }, { ...finance, weeklyEstimate: false })).toBeUndefined();
    expect(offersBudget({ ...finance, interestRatePercent: undefined })).toBe(false);
  });

  it("finds no car where the fee alone costs more than the budget", () => {
    expect(budgetGroups({ weeklyDollars: 1, termYears: 1 }, { ...finance, establishmentFeeDollars: 5000 })).toEqual([{ highestPriceDollars: undefined }]);
  });
});

describe("A search laid over another", () => {
  it("replaces what both speak of and keeps the rest", () => {
    const merged = mergeSearches(read("query=tow+bar&make=Kia&price=-20000&near=3220&deposit=5000&sortBy=km_asc&page=3"), read("query=family&make=Mazda&weekly=150&near=Geelong&within=50"));
    expect(decodeURIComponent(searchQueryToParams(merged).toString())).toBe("query=tow+bar+family&make=Mazda&price=-20000&near=Geelong&within=50&weekly=150&deposit=5000&sortBy=km_asc");
    expect(mergeSearches(read("sortBy=km_asc"), read("sortBy=price_asc")).sortBy).toBe("price_asc");
  });
});
