import { describe, expect, it } from "vitest";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import { aCar } from "../testing/a-car.ts";
import { financeLink, readSetTerms, withSetTerms } from "./finance-link.ts";
import { lenderQuote } from "./lender-quote.ts";

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
const car = aCar({ finance_lenders: { plenti: entry, taurus: { ...entry, paymentWeek: null } } });
const options = { provider: "plenti", thisYear: 2026 };

describe("quote of a lender", () => {
  it("shows with both rates, a price above 500 and a payment", () => {
    expect(lenderQuote(car, options)).toMatchObject({ interestRate: 8.99, comparisonRate: 10.11, paymentWeek: 143 });
  });
  it.each([
    ["at a price of 500", { price: 500 }, {}],
    ["without a price", { price: null }, {}],
    ["without an interest rate", { finance_lenders: { plenti: { ...entry, interestRate: null } } }, {}],
    ["without a comparison rate", { finance_lenders: { plenti: { ...entry, comparisonRate: null } } }, {}],
    ["without a payment", { finance_lenders: { plenti: { ...entry, paymentWeek: null } } }, {}],
    ["of another lender", {}, { provider: "other" }],
    ["of a lender named like a part of every record", {}, { provider: "constructor" }],
    ["of a suppressed make", {}, { suppressedMakes: ["MAZDA"] }],
    ["without lenders", { finance_lenders: undefined }, {}],
  ])("does not show %s", (_, changes, more) => {
    expect(lenderQuote({ ...car, ...changes }, { ...options, ...more })).toBeUndefined();
  });
  it("shows of every make but the suppressed ones, however they are written", () => {
    expect(lenderQuote(car, { ...options, suppressedMakes: ["Tesla"] })).toBeDefined();
    expect(lenderQuote({ ...car, make: " mazda " }, { ...options, suppressedMakes: ["Mazda"] })).toBeUndefined();
    expect(lenderQuote({ ...car, make: undefined }, { ...options, suppressedMakes: ["Mazda"] })).toBeDefined();
    expect(lenderQuote({ ...car, make: null }, options)).toBeDefined();
  });
  it("takes a payment by the month as well", () => {
    expect(
      lenderQuote(aCar({ finance_lenders: { plenti: { ...entry, paymentWeek: null, paymentMonth: 620 } } }), options),
    ).toBeDefined();
  });
  it("of Taurus needs no payment but a qualifying car under 12 years old", () => {
    const taurus = { ...options, provider: "taurus" };
    expect(lenderQuote(car, taurus)).toBeDefined();
    expect(lenderQuote({ ...car, year: 2015 }, taurus)).toBeDefined();
    expect(lenderQuote({ ...car, year: 2014 }, taurus)).toBeUndefined();
    expect(lenderQuote({ ...car, year: null }, taurus)).toBeUndefined();
    const said = (qualify: boolean) =>
      lenderQuote({ ...car, finance_lenders: { taurus: { ...entry, qualify } } }, taurus) !== undefined;
    expect([said(true), said(false)]).toEqual([true, false]);
  });
});

describe("finance link of a car", () => {
  it("carries what is known", () => {
    expect(financeLink(aCar(), { route: "/finance-enquiry" })).toBe(
      "/finance-enquiry?preferredDealership=harbour-mazda&vehiclePriceBudget=38990&car_id=1042&car_type=used&vin=JM0KF4WLA00123456#finance-form",
    );
    expect(financeLink({})).toBe("/finance#finance-form");
    expect(financeLink({ id: "17" })).toBe("/finance?car_id=17#finance-form");
    expect(financeLink({ nvic: "ABC" }, { personalised: true })).toBe("/finance#finance-form");
  });
  it("is the personalised page for a car with an nvic, where the site has it", () => {
    expect(financeLink(aCar({ nvic: "ABC" }), { personalised: true })).toBe("/personalised/finance?car_id=1042");
    expect(financeLink(aCar({ nvic: null }), { personalised: true })).toMatch(/^\/finance\?/);
    expect(financeLink(aCar({ nvic: "ABC" }))).toMatch(/^\/finance\?/);
  });
  it("brings what the shopper set to the enquiry, in whole years and within what it takes", () => {
    const href = withSetTerms(financeLink({ id: "17" }), {
      amountDollars: 20_000,
      depositDollars: 5000,
      balloonDollars: 9000,
      termYears: 0.5,
      ratePercent: 9.13,
      frequency: "monthly",
    });
    expect(href).toBe(
      "/finance?car_id=17&loan=20000&loanTerm=1&deposit=5000&residual=9000&rate=9.13&frequency=monthly#finance-form",
    );
    expect(readSetTerms(new URL(href, "https://a.example").searchParams)).toEqual({
      terms: {
        amountDollars: 20_000,
        depositDollars: 5000,
        balloonDollars: 9000,
        termYears: 1,
        ratePercent: 9.13,
        frequency: "monthly",
      },
      clamped: [],
    });
    expect(readSetTerms(new URLSearchParams("rate=-1&frequency=daily&loanTerm=soon"))).toEqual({
      terms: {},
      clamped: [],
    });
    expect(readSetTerms(new URLSearchParams("deposit=7%2C49&tradeIn=900000&residual=300000&loanTerm=12"))).toEqual({
      terms: { tradeInDollars: 250_000, balloonDollars: 250_000, termYears: 7 },
      clamped: ["tradeIn", "residual", "loanTerm"],
    });
    expect(withSetTerms("/finance", { balloonDollars: 9000 })).toBe("/finance?residual=9000");
    expect(readSetTerms(new URLSearchParams("rate=101&deposit=0"))).toEqual({ terms: {}, clamped: [] });
    expect(withSetTerms("/finance#finance-form", {})).toBe("/finance#finance-form");
  });
  it("says what was set last, and nothing of what was set before", () => {
    const before = "/finance?car_id=17&deposit=5000&rate=9.13&frequency=monthly#finance-form";
    expect(withSetTerms(before, { depositDollars: 7000 })).toBe("/finance?car_id=17&deposit=7000#finance-form");
    expect(withSetTerms(before, {})).toBe("/finance?car_id=17#finance-form");
  });
});
