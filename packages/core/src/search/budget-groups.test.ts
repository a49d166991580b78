import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { financeFigure } from "../finance/finance-figure.ts";
import type { LenderRateRow } from "../finance/lender-rate.ts";
import { isWeeklyWithin } from "../finance/weekly-under-terms.ts";
import { weeklyTeaser } from "../finance/weekly-teaser.ts";
import { aSite } from "../testing/a-site.ts";
import { offersBudget, weeklyGroups } from "./budget-groups.ts";
import type { BudgetSite } from "./budget-groups.ts";
import type { BudgetTerms } from "./budget-terms.ts";
import { parseSearchQuery, searchQueryToParams } from "./search-query.ts";
import { clearFilters, hasFilters, mergeSearches, setBudget } from "./refine-search.ts";

const finance = {
  ...aSite().finance,
  weeklyEstimate: true,
  interestRatePercent: 10,
  comparisonRatePercent: 11.2,
  establishmentFeeDollars: 395,
};
const site = { ...aSite(), finance };
const budgetGroups = (budget: BudgetTerms & { weeklyDollars: number }, of: BudgetSite) =>
  weeklyGroups({ max: budget.weeklyDollars }, budget, of, 2026);
const read = (address: string) => parseSearchQuery(new URLSearchParams(address));

describe("A budget in the address", () => {
  it("holds weekly amount, deposit, trade-in and term, as typed into a form", () => {
    expect(read("weekly=%24150&deposit=5,000&tradeIn=8000&term=4").budget).toEqual({
      weeklyDollars: 150,
      depositDollars: 5000,
      tradeInDollars: 8000,
      termYears: 4,
    });
  });

  it.each([
    "",
    "weekly=",
    "weekly=0",
    "weekly=-5",
    "weekly=abc",
    "term=8",
    "term=0",
    "weekly=1e3",
    "weekly=99999999999",
  ])("is none where nothing makes sense: %s", (address) => {
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
    const down = {
      depositDollars: fc.integer({ min: 1, max: 20_000 }),
      tradeInDollars: fc.integer({ min: 1, max: 20_000 }),
    };
    const budget = fc.record(
      { weeklyDollars: fc.integer({ min: 26, max: 900 }), ...down, termYears: fc.integer({ min: 1, max: 7 }) },
      { requiredKeys: ["weeklyDollars"] },
    );
    fc.assert(
      fc.property(budget, fc.integer({ min: 1100, max: 15_000_000 }), (terms, cents) => {
        const highest = budgetGroups(terms, site)?.[0]?.highestPriceDollars ?? -1;
        const { weeklyDollars, ...others } = terms;
        const shown = weeklyTeaser({ priceDollars: cents / 100, ratePercentPerYear: 10, feeDollars: 395, ...others });
        expect(cents / 100 <= highest).toBe((shown ?? 0) <= weeklyDollars);
      }),
      { numRuns: 500 },
    );
  });

  it("filters nothing on a site without estimates or rate", () => {
    expect(
      budgetGroups({ weeklyDollars: 150 }, { ...site, finance: { ...finance, weeklyEstimate: false } }),
    ).toBeUndefined();
    expect(offersBudget({ ...site, finance: { ...finance, interestRatePercent: undefined } })).toBe(false);
    expect(offersBudget({ ...site, calculator: { monthlyOnly: true } })).toBe(false);
  });

  it("finds no car where the fee alone costs more than the budget", () => {
    expect(
      budgetGroups(
        { weeklyDollars: 1, termYears: 1 },
        { ...site, finance: { ...finance, establishmentFeeDollars: 5000 } },
      ),
    ).toEqual([{ highestPriceDollars: undefined }]);
  });
});

describe("A budget where a lender's rate table is shown", () => {
  const row = fc.record(
    {
      carTypes: fc.subarray(["new", "demo", "used"] as const, { minLength: 1 }),
      maxAgeYears: fc.integer({ min: 0, max: 15 }),
      minPriceDollars: fc.integer({ min: 0, max: 60_000 }),
      maxPriceDollars: fc.integer({ min: 0, max: 90_000 }),
      interestRatePercent: fc.integer({ min: 1, max: 25 }),
    },
    { requiredKeys: ["interestRatePercent"] },
  );
  const lenderOf = (rates: readonly Omit<LenderRateRow, "comparisonRatePercent">[], qualifyingOnly: boolean) => ({
    shown: "youx",
    suppressedMakes: [],
    suppressedDealers: [],
    lenders: [
      {
        provider: "youx",
        name: "YouX",
        qualifyingOnly,
        establishmentFeeDollars: 990,
        rates: rates.map((each) => ({ ...each, comparisonRatePercent: each.interestRatePercent + 1 })),
      },
    ],
  });

  it("lets in exactly the cars whose card shows a figure within it, whatever the table says, with and without a rate of the site's own, whether the year is known or not", () => {
    const range = fc.record(
      { min: fc.integer({ min: 26, max: 300 }), max: fc.integer({ min: 26, max: 600 }) },
      { requiredKeys: ["max"] },
    );
    const terms = fc.record(
      { depositDollars: fc.integer({ min: 1, max: 9000 }), termYears: fc.integer({ min: 1, max: 7 }) },
      { requiredKeys: [] },
    );
    const car = fc.record({
      car_type: fc.constantFrom("new" as const, "demo" as const, "used" as const),
      year: fc.option(fc.integer({ min: 2005, max: 2027 })),
      cents: fc.integer({ min: 1100, max: 12_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        range,
        terms,
        car,
        (rates, qualifyingOnly, weeklyEstimate, wanted, budget, { car_type, year, cents }) => {
          const rated = { ...site, finance: { ...finance, weeklyEstimate }, lenders: lenderOf(rates, qualifyingOnly) };
          const price = cents / 100;
          const isIn = (weeklyGroups(wanted, budget, rated, 2026) ?? []).some(
            ({ carTypes, years, lowestPriceDollars = 0, highestPriceDollars = -1 }) =>
              (carTypes?.includes(car_type) ?? true) &&
              (year ?? 0) >= (years?.min ?? 0) &&
              (year ?? 0) <= (years?.max ?? 9999) &&
              price >= lowestPriceDollars &&
              price <= highestPriceDollars,
          );
          const figure = financeFigure({ price, year, car_type }, rated, 2026);
          expect(isIn).toBe(figure !== undefined && isWeeklyWithin(figure, budget, wanted));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("is one group for each condition, age and price of the table", () => {
    const rated = {
      ...site,
      lenders: lenderOf(
        [{ carTypes: ["used"], maxAgeYears: 7, minPriceDollars: 5000, interestRatePercent: 20 }],
        false,
      ),
    };
    const used = (budgetGroups({ weeklyDollars: 100 }, rated) ?? []).filter(({ carTypes }) =>
      carTypes?.includes("used"),
    );
    expect(used.map(({ years }) => years)).toEqual([{ min: 2019 }, { max: 2018 }]);
    expect(used[0]?.highestPriceDollars).toBeLessThan(used[1]?.highestPriceDollars ?? 0);
  });
});

describe("A search laid over another", () => {
  it("replaces what both speak of and keeps the rest", () => {
    const merged = mergeSearches(
      read("query=tow+bar&make=Kia&price=-20000&near=3220&deposit=5000&sortBy=km_asc&page=3"),
      read("query=family&make=Mazda&weekly=150&near=Geelong&within=50"),
    );
    expect(decodeURIComponent(searchQueryToParams(merged).toString())).toBe(
      "query=tow+bar+family&make=Mazda&price=-20000&near=Geelong&within=50&weekly=150&deposit=5000&sortBy=km_asc",
    );
    expect(mergeSearches(read("sortBy=km_asc"), read("sortBy=price_asc")).sortBy).toBe("price_asc");
  });
});

describe("A budget on a site whose cards show no estimates", () => {
  const plain = aSite({ country: "NZ", calculator: { enabled: true, interestPercent: 10.95 } });

  it("is calculated with the rate of its calculator in New Zealand", () => {
    expect(offersBudget(plain)).toBe(true);
    const [group] = budgetGroups({ weeklyDollars: 150 }, plain) ?? [];
    const dearer = { ...plain, calculator: { ...plain.calculator, interestPercent: 14 } };
    const [tighter] = budgetGroups({ weeklyDollars: 150 }, dearer) ?? [];
    expect(group?.highestPriceDollars).toBeGreaterThan(tighter?.highestPriceDollars ?? Number.POSITIVE_INFINITY);
  });

  it("is not offered in Australia without a comparison rate, nor without a calculator", () => {
    expect(offersBudget({ ...plain, country: "AU" })).toBe(false);
    expect(offersBudget({ ...plain, calculator: { ...plain.calculator, enabled: false } })).toBe(false);
    expect(budgetGroups({ weeklyDollars: 150 }, { ...plain, country: "AU" })).toBeUndefined();
  });
});
