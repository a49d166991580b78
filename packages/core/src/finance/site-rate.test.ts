import { describe, expect, it } from "vitest";
import { budgetRatePercent, siteRatePercent, withBudgetRate } from "./site-rate.ts";

describe("the site's own rate", () => {
  const finance = { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.2 };
  it("shows where the site has one and wants estimates", () => {
    expect(siteRatePercent({ country: "AU", finance })).toBe(10);
    expect(siteRatePercent({ country: "AU", finance: { ...finance, weeklyEstimate: false } })).toBeUndefined();
    expect(siteRatePercent({ country: "NZ", finance: { ...finance, interestRatePercent: undefined } })).toBeUndefined();
  });
  it("does not show in Australia without its comparison rate, and does in New Zealand", () => {
    const alone = { ...finance, comparisonRatePercent: undefined };
    expect(siteRatePercent({ country: "AU", finance: alone })).toBeUndefined();
    expect(siteRatePercent({ country: "NZ", finance: alone })).toBe(10);
  });
});

describe("a site as a search by budget shows its cars", () => {
  const site = {
    country: "NZ" as const,
    finance: { weeklyEstimate: false },
    calculator: { enabled: true, interestPercent: 10.95 },
  };
  it("estimates with the rate of the budget, also where cards show none otherwise", () => {
    expect(siteRatePercent(site)).toBeUndefined();
    expect(siteRatePercent(withBudgetRate(site))).toBe(budgetRatePercent(site));
  });
  it("stays as it is where the law asks for a comparison rate that it has not", () => {
    expect(withBudgetRate({ ...site, country: "AU" })).toEqual({ ...site, country: "AU" });
  });
});
