import { describe, expect, it } from "vitest";
import { amountWithCurrency, decimalAmount } from "./decimal-amount.ts";

describe("an amount in cents, for programs and operators", () => {
  it.each([
    [50_000, "500.00"],
    [125_050, "1250.50"],
    [5, "0.05"],
    [-20_000, "-200.00"],
  ])("%s cents are %s", (cents, decimal) => {
    expect(decimalAmount(cents)).toBe(decimal);
    expect(amountWithCurrency(cents, "NZD")).toBe(`${decimal} NZD`);
  });
});
