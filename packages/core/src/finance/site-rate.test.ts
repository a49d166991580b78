import { describe, expect, it } from "vitest";
import { siteRatePercent } from "./site-rate.ts";

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
