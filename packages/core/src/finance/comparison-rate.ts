import { roundHalfUp } from "../money/round-half-up.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import { requireNames } from "./require-names.ts";

declare const process: { env: { NODE_ENV?: string } };

/** Repayments in a year as the regulation counts them (NCCP Regs 2010 reg 100, rules 2.2). */
export const comparisonPeriodsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

/** Short warning that stands with every comparison rate (rules 2.2). */
export const comparisonRateWarning =
  "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.";

/** What a comparison rate is made from. Money in dollars. Government fees, charges and duties stay out (rules 2.2). */
export interface ComparisonRateInput {
  /** Credit provided at the start. */
  creditDollars: number;
  /** The unrounded repayment. */
  repaymentDollars: number;
  repaymentCount: number;
  frequency: RepaymentFrequency;
  /** Fees paid at the start and not financed. @default 0 */
  upFrontFeesDollars?: number;
  /** Fees paid with each repayment. @default 0 */
  periodicFeesDollars?: number;
  /** Paid with the last repayment. @default 0 */
  balloonDollars?: number;
}

const maxPerPeriod = 1;

/**
 * The comparison rate in percent a year, unrounded: n × r × 100, where r makes what is paid worth what is lent
 * (rules 2.2). Undefined when no rate between 0 and 100 % a period does, or a figure makes no sense.
 *
 * @throws TypeError in development where a figure has another name
 * @example
 * comparisonRate({ creditDollars: 30000, repaymentDollars: 637.2606, repaymentCount: 60, frequency: "monthly", upFrontFeesDollars: 1307.25, periodicFeesDollars: 8 })
 * // 12.4819…
 */
export function comparisonRate(input: ComparisonRateInput): number | undefined {
  if (typeof process !== "undefined" && process.env.NODE_ENV !== "production")
    requireNames("A comparison rate", input, ["creditDollars", "repaymentDollars", "repaymentCount", "frequency"]);
  const { creditDollars, repaymentDollars, repaymentCount, frequency } = input;
  const paid = repaymentDollars + (input.periodicFeesDollars ?? 0);
  const received = creditDollars - (input.upFrontFeesDollars ?? 0);
  const balloon = input.balloonDollars ?? 0;
  if (!(received > 0 && paid >= 0 && balloon >= 0 && Number.isInteger(repaymentCount) && repaymentCount >= 1))
    return undefined;
  const total = paid * repaymentCount + balloon;
  if (!Number.isFinite(total) || total < received * (1 - 1e-12)) return undefined;
  const worth = (rate: number) => presentWorth(paid, balloon, repaymentCount, rate);
  let low = 0;
  let high = maxPerPeriod;
  if (worth(high) > received) return undefined;
  for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * comparisonPeriodsPerYear[frequency] * 100;
}

/**
 * A rate as it is shown: two decimals, half-up, rounded once at the end (rules 2.2).
 *
 * @example
 * shownRatePercent(9.995) // 10
 */
export function shownRatePercent(ratePercent: number): number {
  return roundHalfUp(ratePercent, 2);
}

function presentWorth(paid: number, balloon: number, count: number, rate: number): number {
  const growth = count * Math.log1p(rate);
  return (paid * -Math.expm1(-growth)) / rate + balloon * Math.exp(-growth);
}
