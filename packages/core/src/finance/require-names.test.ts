import { afterEach, describe, expect, it, vi } from "vitest";
import { comparisonRate } from "./comparison-rate.ts";
import type { ComparisonRateInput } from "./comparison-rate.ts";
import type { Loan } from "./loan.ts";
import { repayment } from "./repayment.ts";

/** As a caller without types writes it. */
const loan = { principal: 30_000, rate: 7, term: 60 } as object as Loan;
const input = { creditDollars: 30_000, repayment: 640 } as object as ComparisonRateInput;

afterEach(() => vi.unstubAllEnvs());

describe("figures under other names", () => {
  it("are refused in development, with the names that are missing and those that were given", () => {
    expect(() => repayment(loan)).toThrow(
      "[finance] A loan has no priceDollars, ratePercentPerYear, termYears, frequency. It was given principal, rate, term.",
    );
    expect(() => comparisonRate(input)).toThrow(
      "A comparison rate has no repaymentDollars, repaymentCount, frequency. It was given creditDollars, repayment.",
    );
  });

  it("make no figure for a shopper", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect([repayment(loan), comparisonRate(input)]).toEqual([undefined, undefined]);
  });

  it("make no figure in a browser without a bundler, which has no process", () => {
    vi.stubGlobal("process", undefined);
    const figures = [repayment(loan), comparisonRate(input)];
    vi.unstubAllGlobals();
    expect(figures).toEqual([undefined, undefined]);
  });
});
