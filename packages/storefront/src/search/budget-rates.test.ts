import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { budgetRates } from "./budget-rates.ts";

const finance = { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.36, creditLicence: "ACL 1" };

describe("the rates beside a search by budget", () => {
  it("are the site's, each with its comparison rate", () => {
    expect(budgetRates(aSite({ finance }))).toBe("10.00% p.a., comparison rate 11.36% p.a.");
  });

  it("reach from the lowest to the highest of a lender's table that is shown", () => {
    const rates = [
      { maxAgeYears: 7, interestRatePercent: 7.99, comparisonRatePercent: 9.1 },
      { interestRatePercent: 8.99, comparisonRatePercent: 10.11 },
    ];
    expect(
      budgetRates(aSite({ finance, lenders: { shown: "youx", lenders: [{ provider: "youx", name: "YouX", rates }] } })),
    ).toBe("7.99% p.a., comparison rate 9.10% p.a. to 10.00% p.a., comparison rate 11.36% p.a.");
  });

  it("are the lender's alone where the site has no rate of its own, and none where it quotes by the month", () => {
    const lent = {
      finance: { creditLicence: "ACL 1" },
      lenders: {
        shown: "youx",
        lenders: [
          { provider: "youx", name: "YouX", rates: [{ interestRatePercent: 8.99, comparisonRatePercent: 10.11 }] },
        ],
      },
    };
    expect(budgetRates(aSite(lent))).toBe("8.99% p.a., comparison rate 10.11% p.a.");
    expect(
      budgetRates(
        aSite({
          ...lent,
          finance: { ...lent.finance, comparisonRatePercent: 10.11 },
          calculator: { enabled: true, monthlyOnly: true },
        }),
      ),
    ).toBeUndefined();
  });

  it("are those of its calculator where cards show no estimates, in New Zealand without a comparison rate", () => {
    const calculator = { enabled: true, interestPercent: 10.95 };
    expect(budgetRates(aSite({ country: "NZ", calculator }))).toBe("10.95% p.a.");
    expect(budgetRates(aSite({ finance: { ...finance, weeklyEstimate: false }, calculator }))).toBe(
      "10.00% p.a., comparison rate 11.36% p.a.",
    );
    expect(budgetRates(aSite({ country: "AU", calculator }))).toBeUndefined();
  });

  it("are none where the site shows neither estimates nor a calculator", () => {
    expect(budgetRates(aSite({ finance: { ...finance, weeklyEstimate: false } }))).toBeUndefined();
  });
});
