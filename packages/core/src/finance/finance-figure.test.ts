import { describe, expect, it } from "vitest";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { comparisonRateWarning } from "./comparison-rate.ts";
import { financeDisclaimer } from "./finance-disclaimer.ts";
import { financeFigure } from "./finance-figure.ts";
import { lenderRate } from "./lender-rate.ts";

const thisYear = 2026;
const entry: FinanceLenderEntry = {
  financeProvider: "Plenti", interestRate: 8.99, comparisonRate: 10.11, paymentWeek: 143, paymentMonth: null, deposit: null, termYears: 5, termMonths: null,
  termWeeks: null, balloon: null, establishmentFees: null, totalPayable: null, disclaimer: null,
};
const finance = { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.2, creditLicence: "ACL 123456" };
const row = { interestRatePercent: 8, comparisonRatePercent: 9 };
const lender = { provider: "plenti", name: "Plenti", phone: "1300 031 264" };
const siteWith = (lenders: SiteDocumentInput["lenders"], more: Partial<SiteDocumentInput> = {}) => aSite({ finance, lenders, ...more });
const car = aCar({ make: "Mazda", year: 2020, price: 30_000, offer_price: null, finance_lenders: {} });
const money = (dollars: number) => `$${dollars}`;

describe("finance figure of a car", () => {
  it("is the shown lender's own where the lender quoted the car", () => {
    const figure = financeFigure({ ...car, finance_lenders: { plenti: entry } }, siteWith({ shown: "plenti", lenders: [lender] }), thisYear);
    expect(figure).toMatchObject({ source: "lender", weeklyDollars: 143, ratePercent: 8.99, comparisonRatePercent: 10.11, lenderName: "Plenti", termYears: 5 });
  });
  it("is worked out at the lender's rate where the offer price is another than the lender quoted", () => {
    const figure = financeFigure({ ...car, offer_price: 28_000, finance_lenders: { plenti: entry } }, siteWith({ shown: "plenti", lenders: [lender] }), thisYear);
    expect(figure).toMatchObject({ source: "lender", priceDollars: 28_000, ratePercent: 8.99 });
    expect(figure?.weeklyDollars).not.toBe(143);
  });
  it("comes from the lender's rate table where the lender did not quote the car", () => {
    expect(financeFigure(car, siteWith({ shown: "plenti", lenders: [{ ...lender, rates: [row] }] }), thisYear)).toMatchObject({ source: "table", ratePercent: 8, comparisonRatePercent: 9, lenderName: "Plenti" });
  });
  it("is the site's where neither is there, and none where the site shows no estimate", () => {
    expect(financeFigure(car, siteWith({ shown: "plenti", lenders: [lender] }), thisYear)).toMatchObject({ source: "site", weeklyDollars: 146.73, ratePercent: 10, lenderName: null });
    expect(financeFigure(car, aSite(), thisYear)).toBeUndefined();
    expect(financeFigure({ ...car, price: null }, siteWith({}), thisYear)).toBeUndefined();
  });
  it("is none of a suppressed make or dealership, from no source", () => {
    expect(financeFigure(car, siteWith({ suppressedMakes: ["mazda"] }), thisYear)).toBeUndefined();
    expect(financeFigure({ ...car, dealership_slug: "north" }, siteWith({ suppressedDealers: ["north"] }), thisYear)).toBeUndefined();
    expect(financeFigure({ ...car, dealership_slug: "south" }, siteWith({ suppressedDealers: ["north"] }), thisYear)).toBeDefined();
  });
  it("has no payment where it would be 25 or less", () => {
    expect(financeFigure({ ...car, price: 5000 }, siteWith({}), thisYear)).toMatchObject({ weeklyDollars: null });
  });
});

describe("rate table of a lender", () => {
  const table = { qualifyingOnly: false, rates: [{ ...row, carTypes: ["new"] as const, interestRatePercent: 6 }, { ...row, maxAgeYears: 5, maxPriceDollars: 50_000 }, { ...row, minPriceDollars: 10_000, interestRatePercent: 12 }] };
  it.each([
    [{ car_type: "new" as const, price: 60_000, year: 2026 }, 6],
    [{ car_type: "used" as const, price: 50_000, year: 2021 }, 8],
    [{ car_type: "used" as const, price: 50_001, year: 2021 }, 12],
    [{ car_type: "used" as const, price: 20_000, year: 2020 }, 12],
    [{ car_type: "used" as const, price: 20_000, year: null }, 12],
    [{ car_type: "used" as const, price: 9_999, year: 2010 }, undefined],
    [{ car_type: "new" as const, price: 500, year: 2026 }, undefined],
  ])("gives %j the rate %s", (part, rate) => {
    expect(lenderRate(part, table, thisYear)?.interestRatePercent).toBe(rate);
  });
  it.each([[2015, true], [2014, false], [null, false]])("of Taurus fits a car of %s: %s", (year, fits) => {
    expect(lenderRate({ price: 20_000, year }, { qualifyingOnly: true, rates: [row] }, thisYear) !== undefined).toBe(fits);
  });
});

describe("finance disclaimer of a car", () => {
  const site = siteWith({ shown: "plenti", lenders: [{ ...lender, rates: [row] }], indicativeComparisonRates: { from: 8.38, to: 19.42 } });
  it("is the lender's own for the car when there is one", () => {
    const quoted = { ...car, finance_lenders: { plenti: { ...entry, disclaimer: "Plenti's own words." } } };
    expect(financeDisclaimer(quoted, financeFigure(quoted, site, thisYear), site, money)).toBe("Plenti's own words.");
  });
  it("otherwise says the figures on screen, the range, the lender with its number, the licence and the warning", () => {
    const text = financeDisclaimer(car, financeFigure(car, site, thisYear), site, money);
    expect(text).toBe(
      "Weekly repayment of $140.08 is based on a price of $30000, no deposit, no final payment, a term of 5 years, a rate of 8.00% p.a. and a comparison rate of 9.00% p.a. " +
        "Indicative comparison rates range from 8.38% to 19.42% p.a. This is an estimate only, not an offer of credit. Lending criteria, fees and charges apply. " +
        `Finance by Plenti, 1300 031 264. ACL 123456 ${comparisonRateWarning}`,
    );
  });
  it("names deposit, final payment and fee where there are some", () => {
    const quoted = { ...car, finance_lenders: { plenti: { ...entry, deposit: 3000, balloon: 9000, establishmentFees: 395 } } };
    expect(financeDisclaimer(quoted, financeFigure(quoted, site, thisYear), site, money)).toContain("a deposit of $3000, a final payment of $9000, an establishment fee of $395,");
  });
  it("is none without a figure", () => {
    expect(financeDisclaimer(car, undefined, site, money)).toBeUndefined();
  });
});
