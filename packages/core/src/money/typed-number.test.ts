import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { notANumber, parseCalculatorNumber } from "../finance/calculator-amount.ts";
import { parseFuelText } from "../fuel/fuel-cost.ts";
import { parseAmount } from "../search/parse-amount.ts";
import { typedAmount, typedNumber } from "./typed-number.ts";

describe("a number as a shopper types it", () => {
  it.each([
    ["7.49", 7.49],
    ["$30,500", 30_500],
    ["$ 1,500.75", 1500.75],
    ["20 000", 20_000],
    ["20\u00a0000", 20_000],
    ["-$500", -500],
    [".5", 0.5],
    ["1.", 1],
    ["7,49", undefined],
    ["1.500,00", undefined],
    ["1,50", undefined],
    ["1500,000", undefined],
    ["2 0000", undefined],
    ["1.2.3", undefined],
    ["1e9", undefined],
    [".", undefined],
    ["$", undefined],
    ["", undefined],
  ])("%j is %s", (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });
  it("may have two decimals as a sum of money, or thousands and millions by a letter", () => {
    expect(["$20k", "1.25m", "29.5 K", "20.000", "32,500.00", "-5"].map(typedAmount)).toEqual([
      20_000,
      1_250_000,
      29_500,
      undefined,
      32_500,
      -5,
    ]);
  });
});

describe("what is no number", () => {
  it("is said with how one is written", () => {
    expect(notANumber(" 7,49 ", "7.49")).toBe("“7,49” is not a number. Write it like 7.49.");
  });
});

describe("every field that takes an amount", () => {
  const readers = {
    price: parseAmount,
    loan: (text: string) => parseCalculatorNumber("loan", text),
    rate: (text: string) => parseCalculatorNumber("rate", text),
    fuel: parseFuelText,
  };
  it.each(Object.entries(readers))("never takes a comma before decimals for thousands: %s", (_, read) => {
    const digits = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), digits, (whole, cents) => {
        expect(read(`${whole},${cents}`)).toBeUndefined();
        expect(read(`${whole.toLocaleString("de-DE")},${String(cents).padStart(2, "0")}`)).toBeUndefined();
      }),
    );
  });
  it("reads thousands apart and by a letter alike, where money is meant", () => {
    for (const read of [readers.price, readers.loan])
      expect(["20 000", "$20,000", "$20k", "20000.00"].map(read)).toEqual([20_000, 20_000, 20_000, 20_000]);
  });
});
