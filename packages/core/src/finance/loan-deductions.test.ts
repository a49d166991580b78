import { describe, expect, it } from "vitest";
import { calculatorStart } from "./calculator.ts";
import { calculatorRanges } from "./calculator-ranges.ts";
import { nothingToRepay, noRepaymentReason } from "./loan-deductions.ts";

const write = (dollars: number) => `$${dollars.toLocaleString("en-AU")}`;
const loan = { loan: 17_990, deposit: 0, tradeIn: 0, residual: 0 };
const why = (change: Partial<typeof loan>, feeDollars = 0) =>
  nothingToRepay({ ...loan, ...change }, { feeDollars, write });

describe("a calculation that leaves nothing to repay", () => {
  it("says beside the deposit that it is as much as the loan", () => {
    expect(why({ deposit: 20_000 })).toEqual({
      name: "deposit",
      message: "Must be less than the price of $17,990: nothing is left to repay.",
    });
    expect(why({ deposit: 17_990 }, 500)?.name).toBe("deposit");
  });
  it("says beside the trade-in that it is too much, by itself or with the deposit", () => {
    expect(why({ tradeIn: 18_000 })?.message).toBe("Must be less than the price of $17,990: nothing is left to repay.");
    expect(why({ deposit: 10_000, tradeIn: 8000 })).toEqual({
      name: "tradeIn",
      message: "With the deposit, must be less than the price of $17,990: nothing is left to repay.",
    });
  });
  it("says beside the residual that it is as much as what is financed", () => {
    expect(why({ deposit: 5000, residual: 13_000 })).toEqual({
      name: "residual",
      message: "Must be less than the $12,990 that is financed.",
    });
    expect(why({ deposit: 5000, residual: 13_000 }, 500)).toBeUndefined();
  });
  it("says nothing while something is left, or while there is no loan", () => {
    expect(why({ deposit: 17_000 })).toBeUndefined();
    expect(why({ loan: 0 })).toBeUndefined();
  });
});

describe("a calculation without a figure", () => {
  const start = calculatorStart(calculatorRanges(30_000), undefined, { monthlyOnly: false });
  const basis = { start, feeDollars: 0, fees: [], needsComparisonRate: true };
  const reason = (change: Partial<typeof start>, more: Partial<typeof basis> = {}) =>
    noRepaymentReason({ ...start, ...change }, { ...basis, ...more }, write);

  it("says beside the residual that it is as much as what is financed, or leaves too little to repay", () => {
    expect(reason({ residual: 30_000 })).toEqual({
      name: "residual",
      message: "Must be less than the $30,000 that is financed.",
    });
    expect(reason({ residual: 29_000, rate: 0.5 })).toEqual({
      name: "residual",
      message: "Leaves too little to repay for a figure. Enter less to see one.",
    });
  });
  it("says so beside a trade-in or a deposit that leaves too little", () => {
    expect(reason({ tradeIn: 29_000 })?.name).toBe("tradeIn");
    expect(reason({ deposit: 29_000 })?.name).toBe("deposit");
  });
  it("says so where a deposit leaves less than the fees, so that there is no comparison rate", () => {
    const fees = [{ dollars: 2000, per: "loan", government: false }] as const;
    expect(noRepaymentReason({ ...start, deposit: 28_500 }, { ...basis, fees }, write)?.name).toBe("deposit");
  });
  it("says nothing where a figure shows, or where no field of the shopper's is the reason", () => {
    expect(reason({ residual: 9000 })).toBeUndefined();
    expect(reason({ loan: 1000 })).toBeUndefined();
    expect(reason({ loan: 1000, deposit: 100 })).toBeUndefined();
  });
});
