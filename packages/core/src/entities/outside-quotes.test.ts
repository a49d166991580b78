import { describe, expect, it } from "vitest";
import { outsideLendersSchema, outsideMarketSchema, outsideQuoteSchema } from "./outside-quotes.ts";

const validUntil = "2026-12-31T23:59:59+11:00";
const plenti = { interestRate: 8.99, comparisonRate: 10.11, paymentWeek: 143, termYears: 5, validUntil };
const wrong = (
  schema: { safeParse(value: unknown): { error?: { issues: readonly { path: readonly unknown[] }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join("."));

describe("figures of lenders from an outside system", () => {
  it("are kept under the names of the specification, the terms of a lender's own among them", () => {
    const lenders = {
      plenti: {
        ...plenti,
        balloon: 9000,
        disclaimer: "Plenti's words.",
        qualify: true,
        term60: 620.5,
        totalPayable: 40_000,
      },
    };
    expect(outsideLendersSchema.parse(lenders)).toMatchObject(lenders);
  });
  it.each([
    ["without an end", { ...plenti, validUntil: undefined }, "plenti.validUntil"],
    ["with a day that is no instant", { ...plenti, validUntil: "31/12/2026" }, "plenti.validUntil"],
    ["without a comparison rate", { ...plenti, comparisonRate: undefined }, "plenti.comparisonRate"],
    ["with a comparison rate below the rate", { ...plenti, comparisonRate: 8 }, "plenti.comparisonRate"],
    ["with a rate above 100", { ...plenti, interestRate: 899, comparisonRate: 1011 }, "plenti.interestRate"],
    ["with a payment below nothing", { ...plenti, paymentWeek: -1 }, "plenti.paymentWeek"],
    ["with a term that is no number", { ...plenti, term60: "much" }, "plenti.term60"],
    ["with a field that is none", { ...plenti, approved: true }, "plenti"],
  ])("are refused %s", (_, entry, path) => {
    expect(wrong(outsideLendersSchema, { plenti: entry })).toContain(path);
  });
  it("may leave unknown what they do not know, a rate among it; the other lenders stay", () => {
    const lenders = {
      plenti: { ...plenti, balloon: null, disclaimer: null, term60: null },
      taurus: { ...plenti, comparisonRate: null },
      other: { ...plenti, interestRate: null },
    };
    expect(outsideLendersSchema.parse(lenders)).toMatchObject({
      plenti,
      taurus: { comparisonRate: null },
      other: { interestRate: null },
    });
  });
  it("are refused of lenders without a name, and of more than twenty", () => {
    expect(outsideLendersSchema.safeParse({ "": plenti }).success).toBe(false);
    expect(outsideLendersSchema.safeParse({ "__proto__ ": plenti }).success).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`l${index}`, plenti]));
    expect(outsideLendersSchema.safeParse(many).success).toBe(false);
  });
});

describe("a quick quote and averages of the market from an outside system", () => {
  it("have all their figures and an end", () => {
    const quote = { weeklyRepaymentAmount: 140, advertisedRate: 8, comparisonRate: 9, validUntil };
    expect(outsideQuoteSchema.parse(quote)).toEqual(quote);
    expect(wrong(outsideQuoteSchema, { ...quote, comparisonRate: 7 })).toEqual(["comparisonRate"]);
    expect(wrong(outsideQuoteSchema, { ...quote, validUntil: undefined })).toEqual(["validUntil"]);
    expect(outsideMarketSchema.parse({ average_market_price: 40_000, validUntil })).toMatchObject({ validUntil });
    expect(outsideMarketSchema.safeParse({ validUntil }).success).toBe(false);
    const state = { state_average_market_price: 40_000, average_market_price: null, validUntil };
    expect(outsideMarketSchema.parse(state)).toEqual(state);
    expect(outsideMarketSchema.safeParse({ ...state, state_average_market_price: null }).success).toBe(false);
    expect(wrong(outsideMarketSchema, { state_average_market_price: 0, validUntil })).toEqual([
      "state_average_market_price",
    ]);
  });
});
