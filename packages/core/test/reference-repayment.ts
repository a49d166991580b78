import * as fc from "fast-check";
import { repaymentCount, repaymentsPerYear } from "../src/finance/frequency.ts";
import type { Loan } from "../src/finance/loan.ts";

/** 10 to the power of 60: the reference counts in units of 1e-60. */
const scale = 10n ** 60n;

/**
 * Repayment in whole cents by the textbook formula in 60-digit fixed-point arithmetic, written to share nothing with
 * the code it checks: v by repeated multiplication, digits read from the printed number. For tests of this package.
 */
export function referenceCents(loan: Loan): bigint {
  // Division cuts off: nudge by far less than any digit that counts, so that an exact half stays one.
  const cents = (referenceUnits(loan) * 100n + scale / 2n + 10n ** 20n) / scale;
  return cents < 0n ? 0n : cents;
}

/** The same before rounding, as a number: good to the last digit that a number holds. */
export function referenceRepayment(loan: Loan): number {
  return Number(referenceUnits(loan)) / Number(scale);
}

function referenceUnits(loan: Loan): bigint {
  const principal =
    fixed(loan.priceDollars) +
    fixed(loan.feeDollars ?? 0) -
    fixed(loan.depositDollars ?? 0) -
    fixed(loan.tradeInDollars ?? 0);
  if (principal <= 0n) return 0n;
  const balloon = fixed(loan.balloonDollars ?? 0);
  const count = repaymentCount(loan.termYears, loan.frequency);
  const rate = fixed(loan.ratePercentPerYear) / 100n / BigInt(repaymentsPerYear[loan.frequency]);
  let v = scale;
  for (let period = 0; period < count; period += 1) v = (v * scale) / (scale + rate);
  return rate === 0n
    ? (principal - balloon) / BigInt(count)
    : ((principal - (balloon * v) / scale) * rate) / (scale - v);
}

/**
 * Rate a period at which the repayments are worth the credit, by halving in 60-digit arithmetic; each repayment is
 * discounted by itself. For tests of this package.
 */
export function referencePeriodRate({
  credit,
  paid,
  count,
  balloon,
}: {
  credit: number;
  paid: number;
  count: number;
  balloon: number;
}): number {
  const wanted = fixed(credit);
  const each = fixed(paid);
  const last = fixed(balloon);
  let low = 0n;
  let high = scale;
  for (let step = 0; step < 120; step += 1) {
    const rate = (low + high) / 2n;
    let worth = 0n;
    let v = scale;
    for (let period = 0; period < count; period += 1) {
      v = (v * scale) / (scale + rate);
      worth += (each * v) / scale;
    }
    if (worth + (last * v) / scale > wanted) low = rate;
    else high = rate;
  }
  return Number((low + high) / 2n) / Number(scale);
}

function fixed(value: number): bigint {
  const [mantissa = "0", exponent = "0"] = value.toExponential().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return BigInt(whole + fraction) * 10n ** BigInt(60 + Number(exponent) - fraction.length);
}

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
const percent = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  fc.double({ min: 0.0001, max: 40, noNaN: true }).map((rate) => Number(rate.toPrecision(8))),
);

/** Any loan that a calculator could be set to, and many that it could not. For tests of this package. */
export const arbitraryLoan: fc.Arbitrary<Loan> = fc.record({
  priceDollars: cents(1_000_000),
  depositDollars: cents(60_000),
  tradeInDollars: cents(60_000),
  feeDollars: cents(2_000),
  balloonDollars: cents(60_000),
  ratePercentPerYear: percent,
  termYears: fc.oneof(
    fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    fc.double({ min: 0.1, max: 10, noNaN: true }),
  ),
  frequency: fc.constantFrom("weekly", "fortnightly", "monthly"),
});
