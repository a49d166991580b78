import { describe, expect, it } from "vitest";
import { comparisonText } from "./comparison-text.ts";
import { hasPriceReport } from "./has-price-report.ts";
import { priceComparison } from "./price-comparison.ts";

const money = { locale: "en-AU", currency: "AUD" };
const answer = {
  fill: 0.7,
  listing_price: 30_490,
  market_range_min: 28_049,
  market_range_max: 33_951,
  confidence: 0.8,
};

describe("A price comparison in words", () => {
  it("names the market to the nearest $100, the price to the dollar, and what it was compared with", () => {
    const shown = priceComparison(answer);
    expect(shown && comparisonText(shown, { money, sampleSize: 1200 })).toEqual({
      range: "Cars like this one are offered for about $28,000 to $34,000; this one for $30,490.",
      basis: "Compared with 1,200 cars on sale.",
    });
  });

  it("leaves the sample to a provider that describes it, and says nothing where nobody knows", () => {
    const described = priceComparison({ ...answer, description: "Compared with 23 similar cars." });
    expect(described && comparisonText(described, { money, sampleSize: 23 }).basis).toBe(
      "Compared with 23 similar cars.",
    );
    const shown = priceComparison(answer);
    expect(shown && comparisonText(shown, { money, sampleSize: null }).basis).toBeUndefined();
  });
});

describe("The Autogauge report", () => {
  it.each([
    ["autogauge", true, true, true],
    ["autogauge", true, false, false],
    ["autogauge", false, true, false],
    ["own", true, true, false],
  ] as const)(
    "of a site that compares by %s, panel %s, report %s, is offered: %s",
    (source, enabled, autogauge, is) => {
      expect(hasPriceReport({ priceComparison: { source, enabled }, reports: { autogauge } })).toBe(is);
    },
  );
});
