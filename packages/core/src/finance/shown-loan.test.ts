import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { calculatorResult, calculatorStart, parseCalculator } from "./calculator.ts";
import { calculatorRanges } from "./calculator-ranges.ts";
import { disclaimerParts, loanDisclaimer } from "./finance-disclaimer.ts";
import { financeFigure } from "./finance-figure.ts";
import { repayment } from "./repayment.ts";
import { calculatedLoan, figureLoan } from "./shown-loan.ts";

const site = aSite({
  finance: {
    weeklyEstimate: true,
    interestRatePercent: 7.49,
    comparisonRatePercent: 8.53,
    creditLicence: "ACL 123456",
  },
});
const car = aCar({ price: 22_000, offer_price: null });
const figure = financeFigure(car, site, 2026);
const write = (dollars: number) => `$${dollars}`;
if (!figure) throw new Error("The car of this test has a figure.");

/** The loan of a page at this address. */
function loanAt(query: string) {
  const ranges = calculatorRanges(figure?.priceDollars);
  const start = calculatorStart(ranges, figure, { monthlyOnly: false });
  const { input } = parseCalculator(new URLSearchParams(query), ranges, start);
  const result = calculatorResult(input, { start, feeDollars: 0, figure, fees: [], needsComparisonRate: true });
  return calculatedLoan(input, result, { priceDollars: figure?.priceDollars, feeDollars: 0, comparesRates: true });
}

describe("the one loan of a page", () => {
  it("is the figure of the car's card as long as nothing is set", () => {
    expect(loanAt("")).toEqual(figureLoan(figure));
  });
  it("says in the disclaimer what the calculator says, in the frequency shown", () => {
    const loan = loanAt("loan=20000&deposit=5000&term=3&rate=9.99&frequency=monthly");
    expect(loan.paymentDollars).toBe(483.94);
    expect(loanDisclaimer(loan, disclaimerParts(car, figure, site), write)).toMatch(
      /^Monthly repayment of \$483\.94 is based on a price of \$20000, a deposit of \$5000, no final payment, a term of 3 years, a rate of 9\.99% p\.a\. and a comparison rate of \d+\.\d\d% p\.a\. This is an estimate only/,
    );
  });
  it("is by the month where the site quotes by the month, as the lender says it or as it is calculated", () => {
    const terms = { priceDollars: 22_000, ratePercentPerYear: 7.49, termYears: 5 };
    expect(figureLoan(figure, undefined, "monthly")).toMatchObject({ frequency: "monthly", paymentDollars: 440.73 });
    expect(figureLoan({ ...figure, monthlyDollars: 444.4 }, undefined, "monthly").paymentDollars).toBe(444.4);
    expect(figureLoan({ ...figure, monthlyDollars: 444.4 }, { termYears: 4 }, "monthly").paymentDollars).toBe(
      repayment({ ...terms, termYears: 4, frequency: "monthly" }),
    );
    expect(figureLoan(figure, undefined, "fortnightly").paymentDollars).toBe(
      repayment({ ...terms, frequency: "fortnightly" }),
    );
  });
  it("has the terms of the shopper's search, whether a calculator stands on the page or not", () => {
    const terms = { depositDollars: 4000, tradeInDollars: 3000, termYears: 4 };
    expect(loanAt("deposit=4000&tradeIn=3000&term=4")).toEqual(figureLoan(figure, terms));
    expect(loanDisclaimer(figureLoan(figure, terms), disclaimerParts(car, figure, site), write)).toContain(
      "a price of $22000, a deposit of $4000, a trade-in of $3000, no final payment, a term of 4 years,",
    );
  });
  it("leaves the comparison-rate warning to the page, which shows it once", () => {
    expect(disclaimerParts(car, figure, site).rest).toBe(
      "This is an estimate only, not an offer of credit. Lending criteria, fees and charges apply. ACL 123456",
    );
  });
});
