import { describe, expect, it } from "vitest";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { calculationLoan, carCalculation } from "./car-calculation.ts";
import { comparisonRateWarning } from "./comparison-rate.ts";
import { financeDisclaimer } from "./finance-disclaimer.ts";
import { financeFigure } from "./finance-figure.ts";
import { lenderRate } from "./lender-rate.ts";
import { repayment } from "./repayment.ts";

const thisYear = 2026;
const entry: FinanceLenderEntry = {
  financeProvider: "Plenti",
  interestRate: 8.99,
  comparisonRate: 10.11,
  paymentWeek: 143,
  paymentMonth: null,
  deposit: null,
  termYears: 5,
  termMonths: null,
  termWeeks: null,
  balloon: null,
  establishmentFees: null,
  totalPayable: null,
  disclaimer: null,
};
const finance = {
  weeklyEstimate: true,
  interestRatePercent: 10,
  comparisonRatePercent: 11.2,
  creditLicence: "ACL 123456",
};
const row = { interestRatePercent: 8, comparisonRatePercent: 9 };
const lender = { provider: "plenti", name: "Plenti", phone: "1300 031 264" };
const siteWith = (lenders: SiteDocumentInput["lenders"], more: Partial<SiteDocumentInput> = {}) =>
  aSite({ finance, lenders, ...more });
const car = aCar({ make: "Mazda", year: 2020, price: 30_000, offer_price: null, finance_lenders: {} });
const money = (dollars: number) => `$${dollars}`;

describe("finance figure of a car", () => {
  it("has the lender's own payment by the month, for the advertised price alone, and none of 25 or less", () => {
    const site = siteWith({ shown: "plenti", lenders: [lender] });
    const monthly = (paymentMonth: number, more: Partial<typeof car> = {}) =>
      financeFigure({ ...car, ...more, finance_lenders: { plenti: { ...entry, paymentMonth } } }, site, thisYear)
        ?.monthlyDollars;
    expect([monthly(620), monthly(25), monthly(620, { offer_price: 28_000 })]).toEqual([620, null, undefined]);
  });

  it("is the shown lender's own where the lender quoted the car", () => {
    const figure = financeFigure(
      { ...car, finance_lenders: { plenti: entry } },
      siteWith({ shown: "plenti", lenders: [lender] }),
      thisYear,
    );
    expect(figure).toMatchObject({
      source: "lender",
      weeklyDollars: 143,
      ratePercent: 8.99,
      comparisonRatePercent: 10.11,
      lenderName: "Plenti",
      termYears: 5,
    });
  });
  it("is worked out at the lender's rate where the offer price is another than the lender quoted", () => {
    const figure = financeFigure(
      { ...car, offer_price: 28_000, finance_lenders: { plenti: entry } },
      siteWith({ shown: "plenti", lenders: [lender] }),
      thisYear,
    );
    expect(figure).toMatchObject({ source: "lender", priceDollars: 28_000, ratePercent: 8.99 });
    expect(figure?.weeklyDollars).not.toBe(143);
  });
  it("comes from the lender's rate table where the lender did not quote the car", () => {
    expect(
      financeFigure(car, siteWith({ shown: "plenti", lenders: [{ ...lender, rates: [row] }] }), thisYear),
    ).toMatchObject({ source: "table", ratePercent: 8, comparisonRatePercent: 9, lenderName: "Plenti" });
  });
  it("is the site's where neither is there, and none where the site shows no estimate", () => {
    expect(financeFigure(car, siteWith({ shown: "plenti", lenders: [lender] }), thisYear)).toMatchObject({
      source: "site",
      weeklyDollars: 146.73,
      ratePercent: 10,
      lenderName: null,
    });
    expect(financeFigure(car, aSite(), thisYear)).toBeUndefined();
    expect(financeFigure({ ...car, price: null }, siteWith({}), thisYear)).toBeUndefined();
  });
  it("is none of a suppressed make or dealership, from no source", () => {
    expect(financeFigure(car, siteWith({ suppressedMakes: ["mazda"] }), thisYear)).toBeUndefined();
    expect(
      financeFigure({ ...car, dealership_slug: "north" }, siteWith({ suppressedDealers: ["north"] }), thisYear),
    ).toBeUndefined();
    expect(
      financeFigure({ ...car, dealership_slug: "south" }, siteWith({ suppressedDealers: ["north"] }), thisYear),
    ).toBeDefined();
  });
  it("has no payment where it would be 25 or less", () => {
    expect(financeFigure({ ...car, price: 5000 }, siteWith({}), thisYear)).toMatchObject({ weeklyDollars: null });
  });
  it("has the lender's payment down to the last cent above 25, and none at 25", () => {
    const site = siteWith({ shown: "plenti", lenders: [lender] });
    const weeklyOf = (paymentWeek: number) =>
      financeFigure({ ...car, finance_lenders: { plenti: { ...entry, paymentWeek } } }, site, thisYear)?.weeklyDollars;
    expect(weeklyOf(25.01)).toBe(25.01);
    expect(weeklyOf(25)).toBeNull();
  });
  it("is worked out with deposit and final payment where the lender gave its payment by the month only", () => {
    const monthly = {
      ...entry,
      paymentWeek: null,
      paymentMonth: 620,
      deposit: 3000,
      balloon: 9000,
      establishmentFees: 395,
    };
    const figure = financeFigure(
      { ...car, finance_lenders: { plenti: monthly } },
      siteWith({ shown: "plenti", lenders: [lender] }),
      thisYear,
    );
    expect(figure).toMatchObject({ depositDollars: 3000, balloonDollars: 9000, feeDollars: 395, lenderName: "Plenti" });
    const loan = {
      priceDollars: 30_000,
      depositDollars: 3000,
      balloonDollars: 9000,
      feeDollars: 395,
      ratePercentPerYear: 8.99,
      termYears: 5,
    };
    expect(figure?.weeklyDollars).toBe(repayment({ ...loan, frequency: "weekly" }));
  });
  it.each([
    ["years", { termYears: 4, termMonths: 36, termWeeks: 104 }, 4],
    ["months", { termYears: null, termMonths: 36, termWeeks: 104 }, 3],
    ["weeks", { termYears: null, termMonths: null, termWeeks: 104 }, 2],
    ["nothing, so the site's", { termYears: null, termMonths: null, termWeeks: null }, 5],
  ])("runs as long as the lender says in %s", (_, term, years) => {
    const site = siteWith({ shown: "plenti", lenders: [lender] });
    expect(
      financeFigure({ ...car, finance_lenders: { plenti: { ...entry, ...term } } }, site, thisYear)?.termYears,
    ).toBe(years);
  });
  it("finances the fee that the lender quoted, else the lender's usual one, else the site's", () => {
    const withFee = { finance: { ...finance, establishmentFeeDollars: 100 } };
    const feeOf = (fee: number | null, usual: number | undefined) =>
      financeFigure(
        { ...car, finance_lenders: { plenti: { ...entry, establishmentFees: fee } } },
        siteWith({ shown: "plenti", lenders: [{ ...lender, establishmentFeeDollars: usual }] }, withFee),
        thisYear,
      )?.feeDollars;
    expect([feeOf(395, 250), feeOf(null, 250), feeOf(null, undefined)]).toEqual([395, 250, 100]);
    const table = siteWith(
      { shown: "plenti", lenders: [{ ...lender, establishmentFeeDollars: 250, rates: [row] }] },
      withFee,
    );
    expect(financeFigure(car, table, thisYear)?.feeDollars).toBe(250);
    expect(financeFigure(car, siteWith({}, withFee), thisYear)?.feeDollars).toBe(100);
  });
  it.each([
    ["Taurus, as ever", { ...lender, provider: "taurus", name: "Taurus" }, "site"],
    ["a lender that says so", { ...lender, qualifyingOnly: true }, "site"],
    ["no other", lender, "lender"],
  ])("keeps a car of 12 years from the quotes of %s", (_, asked, source) => {
    const old = { ...car, year: 2014, finance_lenders: { [asked.provider]: entry } };
    expect(financeFigure(old, siteWith({ shown: asked.provider, lenders: [asked] }), thisYear)?.source).toBe(source);
    expect(
      financeFigure({ ...old, year: 2015 }, siteWith({ shown: asked.provider, lenders: [asked] }), thisYear)?.source,
    ).toBe("lender");
  });
  it("asks the lender that the site shows, not another that quoted the car too", () => {
    const site = siteWith({
      shown: "plenti",
      lenders: [{ ...lender, provider: "macquarie", name: "Macquarie" }, lender],
    });
    const quoted = { ...car, finance_lenders: { macquarie: { ...entry, interestRate: 5 }, plenti: entry } };
    expect(financeFigure(quoted, site, thisYear)).toMatchObject({ ratePercent: 8.99, lenderName: "Plenti" });
    expect(financeFigure(quoted, siteWith({ lenders: site.lenders.lenders }), thisYear)?.source).toBe("site");
  });
  it("is none of the site's where the site shows no estimate or has no rate", () => {
    expect(financeFigure(car, aSite({ finance: { ...finance, weeklyEstimate: false } }), thisYear)).toBeUndefined();
    const { interestRatePercent: _, ...unrated } = aSite({ finance }).finance;
    expect(financeFigure(car, { ...aSite({ finance }), finance: unrated }, thisYear)).toBeUndefined();
  });
  it("has no comparison rate only where the country asks for none", () => {
    const zealand = aSite({ country: "NZ", finance: { weeklyEstimate: true, interestRatePercent: 10 } });
    expect(financeFigure(car, zealand, thisYear)).toMatchObject({
      comparisonRatePercent: null,
      depositDollars: 0,
      balloonDollars: 0,
      weeklyDollars: 146.73,
    });
  });
});

describe("comparison rates in a country that asks for none", () => {
  it("stand on no page, whatever the lender's table has, so that card and car page say the same", () => {
    const site = aSite({
      country: "NZ",
      finance: { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.2 },
      calculator: { enabled: true },
      lenders: { shown: "plenti", lenders: [{ ...lender, rates: [row] }] },
    });
    const figures = [car, { ...car, finance_lenders: { plenti: entry } }].map((each) =>
      financeFigure(each, site, thisYear),
    );
    expect(figures.map((figure) => [figure?.source, figure?.comparisonRatePercent])).toEqual([
      ["table", null],
      ["lender", null],
    ]);
    const loan = calculationLoan(carCalculation(car, site, figures[0], new URLSearchParams()));
    expect(loan.comparisonRatePercent).toBeNull();
  });
});

describe("rate table of a lender", () => {
  const table = {
    qualifyingOnly: false,
    rates: [
      { ...row, carTypes: ["new"] as const, interestRatePercent: 6 },
      { ...row, maxAgeYears: 5, maxPriceDollars: 50_000 },
      { ...row, minPriceDollars: 10_000, interestRatePercent: 12 },
    ],
  };
  it.each([
    [{ car_type: "new" as const, price: 60_000, year: 2026 }, 6],
    [{ car_type: "used" as const, price: 50_000, year: 2021 }, 8],
    [{ car_type: "used" as const, price: 50_001, year: 2021 }, 12],
    [{ car_type: "used" as const, price: 20_000, year: 2020 }, 12],
    [{ car_type: "used" as const, price: 20_000, year: null }, 12],
    [{ car_type: "used" as const, price: 10_000, year: 2010 }, 12],
    [{ car_type: "used" as const, price: 9_999, year: 2010 }, undefined],
    [{ car_type: "new" as const, price: 500, year: 2026 }, undefined],
  ])("gives %j the rate %s", (part, rate) => {
    expect(lenderRate(part, table, thisYear)?.interestRatePercent).toBe(rate);
  });
  it.each([
    [2015, true],
    [2014, false],
    [null, false],
  ])("of Taurus fits a car of %s: %s", (year, fits) => {
    expect(lenderRate({ price: 20_000, year }, { qualifyingOnly: true, rates: [row] }, thisYear) !== undefined).toBe(
      fits,
    );
  });
});

describe("finance disclaimer of a car", () => {
  const site = siteWith({
    shown: "plenti",
    lenders: [{ ...lender, rates: [row] }],
    indicativeComparisonRates: { from: 8.38, to: 19.42 },
  });
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
    const quoted = {
      ...car,
      finance_lenders: { plenti: { ...entry, deposit: 3000, balloon: 9000, establishmentFees: 395 } },
    };
    expect(financeDisclaimer(quoted, financeFigure(quoted, site, thisYear), site, money)).toContain(
      "a deposit of $3000, a final payment of $9000, an establishment fee of $395,",
    );
  });
  it.each([
    [1, "a term of 1 year,"],
    [1.5, "a term of 1.5 years,"],
    [104 / 52, "a term of 2 years,"],
    [40 / 12, "a term of 3.33 years,"],
  ])("says a term of %s years as people do", (termYears, said) => {
    const quoted = { ...car, finance_lenders: { plenti: { ...entry, termYears } } };
    expect(financeDisclaimer(quoted, financeFigure(quoted, site, thisYear), site, money)).toContain(said);
  });
  it("speaks of figures, not of a payment, where the payment is too small to show", () => {
    const cheap = { ...car, price: 5000 };
    expect(financeDisclaimer(cheap, financeFigure(cheap, site, thisYear), site, money)).toMatch(
      /^Figures are based on a price of \$5000, no deposit/,
    );
  });
  it("names no lender and no lender's range beside the site's own rate", () => {
    const own = siteWith({ shown: "plenti", lenders: [lender], indicativeComparisonRates: { from: 8.38, to: 19.42 } });
    expect(financeDisclaimer(car, financeFigure(car, own, thisYear), own, money)).toBe(
      "Weekly repayment of $146.73 is based on a price of $30000, no deposit, no final payment, a term of 5 years, a rate of 10.00% p.a. and a comparison rate of 11.20% p.a. " +
        `This is an estimate only, not an offer of credit. Lending criteria, fees and charges apply. ACL 123456 ${comparisonRateWarning}`,
    );
  });
  it("names a lender without a number, and no range where the site gives none", () => {
    const plain = siteWith({
      shown: "plenti",
      lenders: [
        { provider: "other", name: "Other" },
        { provider: "plenti", name: "Plenti", rates: [row] },
      ],
    });
    const text = financeDisclaimer(car, financeFigure(car, plain, thisYear), plain, money);
    expect(text).toContain("fees and charges apply. Finance by Plenti. ACL 123456");
    expect(text).not.toContain("Indicative");
  });
  it("warns in the site's own words where it has some, else in the regulation's", () => {
    const own = siteWith({}, { finance: { ...finance, comparisonRateWarning: "Words of a lawyer." } });
    expect(financeDisclaimer(car, financeFigure(car, own, thisYear), own, money)).toMatch(
      /ACL 123456 Words of a lawyer\.$/,
    );
    const plain = { ...own, finance: { creditLicence: "ACL 123456" } };
    expect(financeDisclaimer(car, financeFigure(car, own, thisYear), plain, money)).toContain(
      `ACL 123456 ${comparisonRateWarning}`,
    );
  });
  it("has neither comparison rate nor warning in New Zealand", () => {
    const zealand = aSite({ country: "NZ", finance: { weeklyEstimate: true, interestRatePercent: 10 } });
    expect(financeDisclaimer(car, financeFigure(car, zealand, thisYear), zealand, money)).toBe(
      "Weekly repayment of $146.73 is based on a price of $30000, no deposit, no final payment, a term of 5 years and a rate of 10.00% p.a. " +
        "This is an estimate only, not an offer of credit. Lending criteria, fees and charges apply.",
    );
  });
  it("leaves a lender's words for the car aside where its figure is not the lender's", () => {
    const quoted = {
      ...car,
      finance_lenders: {
        plenti: { ...entry, paymentWeek: null, paymentMonth: null, disclaimer: "Plenti's own words." },
      },
    };
    expect(financeDisclaimer(quoted, financeFigure(quoted, site, thisYear), site, money)).toMatch(
      /^Weekly repayment of \$140\.08/,
    );
  });
  it("is none without a figure", () => {
    expect(financeDisclaimer(car, undefined, site, money)).toBeUndefined();
  });
});
