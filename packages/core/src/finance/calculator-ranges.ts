import { isAmount } from "../car/car-part.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import { clampToRange } from "./value-range.ts";
import type { ValueRange } from "./value-range.ts";

/** Loan amount of a calculator when the car has no price, in dollars (S1 §9). */
export const defaultLoanDollars = 30_000;
/** Preset money buttons reach from and to, in dollars (S2 §9); a site may set others, such as 300,000 to 800,000. */
export const presetMoney = { min: 5000, max: 70_000 } as const;

/** How a site or lender sets up the calculator; every key left out keeps its default (S1 §5, §9). */
export interface CalculatorSettings {
  /** @default 1000 (5000 for one provider or dealership) */
  loanMinDollars?: number;
  /** @default 100000 (250000 on some sites) */
  loanMaxDollars?: number;
  /** A car above the highest loan raises it to 1.05 × its price. @default false */
  raiseLoanMax?: boolean;
  /** @default 5 (6 on some sites) */
  termYears?: number;
  /** @default 7 (5 on some sites) */
  termMaxYears?: number;
  /** Terms to choose from instead of the slider's half years. */
  termChoices?: readonly number[];
  /** Percent a year. @default 10 */
  interestPercent?: number;
  /** @default 0.5 */
  interestMinPercent?: number;
  /** @default 15 */
  interestMaxPercent?: number;
  /** Sites that quote by the month alone: the interest slider does not move. @default false */
  monthlyOnly?: boolean;
}

/** Ranges of the calculator's sliders. */
export interface CalculatorRanges {
  loan: ValueRange;
  term: ValueRange;
  /** Instead of the term slider, where the site has them. */
  termChoices?: readonly number[];
  interest: ValueRange;
  deposit: ValueRange;
  tradeIn: ValueRange;
  residual: ValueRange;
}

const loanStep = 500;
const raiseFromDollars = 100_000;
const raisePercent = 105;
/** Range of a deposit, trade-in or final payment, in dollars (S2 §5). */
export const deductionRange: ValueRange = { min: 0, max: 250_000, step: loanStep, initial: 0 };

/** Interest ranges that the specification names, in percent (S1 §5); the first is the default. */
export const interestRanges = [
  { min: 0.5, max: 15 },
  { min: 7.5, max: 14.5 },
  { min: 9.95, max: 19.95 },
  { min: 4, max: 20 },
  { min: 5.99, max: 15.99 },
] as const;

/**
 * Ranges of the calculator's sliders for a car at a price (S1 §5, decisions.md rows 7, 11, 13 and 16).
 *
 * @example
 * calculatorRanges(120000, { raiseLoanMax: true }).loan // { min: 1000, max: 126000, step: 500, initial: 120000 }
 */
export function calculatorRanges(
  priceDollars: number | null | undefined,
  settings: CalculatorSettings = {},
): CalculatorRanges {
  const term = { min: 1, max: settings.termMaxYears ?? 7, step: 0.5 };
  const interest = {
    min: settings.interestMinPercent ?? interestRanges[0].min,
    max: settings.interestMaxPercent ?? interestRanges[0].max,
    step: 0.5,
  };
  const loan = { min: settings.loanMinDollars ?? 1000, max: loanMax(priceDollars, settings), step: loanStep };
  return {
    loan: {
      ...loan,
      initial: clampToRange(isAmount(priceDollars) && priceDollars > 0 ? priceDollars : defaultLoanDollars, loan),
    },
    term: { ...term, initial: clampToRange(settings.termYears ?? 5, term) },
    ...(settings.termChoices ? { termChoices: settings.termChoices } : {}),
    interest: {
      ...interest,
      initial: clampToRange(settings.interestPercent ?? 10, interest),
      ...(settings.monthlyOnly === true ? { disabled: true } : {}),
    },
    deposit: deductionRange,
    tradeIn: deductionRange,
    residual: deductionRange,
  };
}

/**
 * What of the start had to be clamped: the loan, of a car whose price is out of range (decisions.md rows 13 and 89).
 *
 * @example
 * clampedStart(calculatorRanges(150000), 150000) // ["loan"]
 */
export function clampedStart(ranges: CalculatorRanges, priceDollars: number | null | undefined): readonly "loan"[] {
  return isAmount(priceDollars) && priceDollars > 0 && ranges.loan.initial !== priceDollars ? ["loan"] : [];
}

/** 1.05 × the price, up to the next step, where the site raises it for cars above 100,000 (decisions.md row 13). */
function loanMax(priceDollars: number | null | undefined, settings: CalculatorSettings): number {
  const most = settings.loanMaxDollars ?? 100_000;
  if (settings.raiseLoanMax !== true || !isAmount(priceDollars) || priceDollars <= raiseFromDollars) return most;
  const raised = roundHalfUp((priceDollars * raisePercent) / 100, 2);
  return Math.max(most, Math.ceil(raised / loanStep) * loanStep);
}
