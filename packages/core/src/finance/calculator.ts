import { highestUnshownPayment } from "../price/price-guards.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import { parseCalculatorNumber, settleAmount } from "./calculator-amount.ts";
import type { CalculatorAmount } from "./calculator-amount.ts";
import type { CalculatorRanges } from "./calculator-ranges.ts";
import { shownRatePercent } from "./comparison-rate.ts";
import { exampleComparisonRate, loanComparisonRate } from "./comparison-rate-of-fees.ts";
import type { CalculatorFee } from "./comparison-rate-of-fees.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import { repaymentCount } from "./frequency.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import type { Loan } from "./loan.ts";
import { principalDollars, repayment } from "./repayment.ts";

/** The shopper's inputs to the calculator. Money in dollars, rate in percent a year. */
export interface CalculatorInput {
  loan: number;
  term: number;
  rate: number;
  deposit: number;
  tradeIn: number;
  residual: number;
  frequency: RepaymentFrequency;
}

/** Inputs of the calculator besides the shopper's. */
export interface CalculatorBasis {
  /** What it starts with: the car's own figure where it has one. */
  start: CalculatorInput;
  /** Establishment fee, financed with the loan, in dollars. */
  feeDollars: number;
  /** The weekly figure of the start, which card, strip and disclaimer show too; null reads "Enquire for Finance". */
  figure?:
    | Pick<FinanceFigure, "priceDollars" | "weeklyDollars" | "monthlyDollars" | "ratePercent" | "comparisonRatePercent">
    | undefined;
  /**
   * A rate that the site advertises with its comparison rate: what stands in where the car has no figure. @default none
   */
  advertised?: Pick<FinanceFigure, "ratePercent" | "comparisonRatePercent"> | undefined;
  fees: readonly CalculatorFee[];
  /**
   * The site's country wants a comparison rate beside every repayment: without one, none shows (decisions.md row 90).
   */
  needsComparisonRate: boolean;
}

/** Result of the calculator. */
export interface CalculatorResult {
  /**
   * Each repayment, to the cent; null where it reads "Enquire for Finance": 25 or less, or no comparison rate (S1 §5,
   * decisions.md rows 17 and 90).
   */
  payment: number | null;
  count: number;
  /**
   * Of all repayments, deposit, trade-in, residual and the fees beside the repayments: what the car costs in the end.
   * Null without a payment.
   */
  total: number | null;
  /**
   * What of the total is fees that are paid beside the repayments, in dollars: the listed ones, government fees too.
   */
  feesBeside: number;
  /** Percent a year; undefined when the figures make no loan. */
  comparisonRate: number | undefined;
  /** It is the car's own figure, with nothing changed. */
  isFigure: boolean;
}

/** Parameters of an address that hold a calculation, as a form without JavaScript sends them. */
export const calculatorParameters = ["loan", "term", "rate", "deposit", "tradeIn", "residual", "frequency"] as const;
/** The inputs of the calculator that are numbers. */
export const calculatorAmounts = [
  "loan",
  "term",
  "rate",
  "deposit",
  "tradeIn",
  "residual",
] as const satisfies readonly CalculatorAmount[];

const frequencies: readonly RepaymentFrequency[] = ["weekly", "fortnightly", "monthly"];

/** Frequencies that a site's calculator offers: by the month alone on monthly-only sites (S1 §5). */
export function calculatorFrequencies({ monthlyOnly }: { monthlyOnly: boolean }): readonly RepaymentFrequency[] {
  return monthlyOnly ? ["monthly"] : frequencies;
}

/**
 * Start values of a car's calculator: the terms of the car's one figure, so that card and calculator agree; else the
 * site's own. The loan alone is clamped, and shown so (decisions.md rows 8, 13 and 16).
 *
 * @example
 * calculatorStart(calculatorRanges(30000), undefined, { monthlyOnly: false })
 * // { loan: 30000, term: 5, rate: 10, deposit: 0, tradeIn: 0, residual: 0, frequency: "weekly" }
 */
export function calculatorStart(
  ranges: CalculatorRanges,
  figure: FinanceFigure | undefined,
  { monthlyOnly }: { monthlyOnly: boolean },
): CalculatorInput {
  return {
    loan: ranges.loan.initial,
    term: figure?.termYears ?? ranges.term.initial,
    rate: figure?.ratePercent ?? ranges.interest.initial,
    deposit: figure?.depositDollars ?? 0,
    tradeIn: 0,
    residual: figure?.balloonDollars ?? 0,
    frequency: monthlyOnly ? "monthly" : "weekly",
  };
}

/** A calculation as it was read from an address or a form. */
export interface ReadCalculation {
  input: CalculatorInput;
  /** What was out of range and had to be clamped; their fields say so (decisions.md row 89). */
  clamped: readonly CalculatorAmount[];
  /** What was typed and is no number, by its field, which says so. @default nothing */
  unread?: Readonly<Partial<Record<CalculatorAmount, string>>>;
}

/**
 * Reads a calculation from an address; what is missing or no number is the start's, what is out of range is clamped
 * (S1 §5). A rate that does not move stays. What is no number, and what was clamped, is named.
 *
 * @example
 * parseCalculator(new URLSearchParams("loan=500"), calculatorRanges(30000), calculatorStart(calculatorRanges(30000), undefined, { monthlyOnly: false })).input.loan // 1000
 */
export function parseCalculator(
  params: URLSearchParams,
  ranges: CalculatorRanges,
  start: CalculatorInput,
): ReadCalculation {
  const input = { ...start };
  const clamped: CalculatorAmount[] = [];
  const unread: Partial<Record<CalculatorAmount, string>> = {};
  for (const name of calculatorAmounts) {
    const text = (params.get(name) ?? "").trim().slice(0, 40);
    const typed = parseCalculatorNumber(name, text);
    if (text === "" || typed === start[name] || (name === "rate" && ranges.interest.disabled === true)) continue;
    if (typed === undefined) {
      unread[name] = text;
      continue;
    }
    const { value, isClamped } = settleAmount(name, typed, ranges);
    input[name] = value;
    if (isClamped) clamped.push(name);
  }
  const frequency = frequencies.find((each) => each === params.get("frequency"));
  if (frequency && start.frequency !== "monthly") input.frequency = frequency;
  return { input, clamped, ...(Object.keys(unread).length > 0 ? { unread } : {}) };
}

/** The loan of a calculation, with the establishment fee financed (S1 §9). */
export function calculatorLoan(input: CalculatorInput, feeDollars: number): Loan {
  return {
    priceDollars: input.loan,
    depositDollars: input.deposit,
    tradeInDollars: input.tradeIn,
    balloonDollars: input.residual,
    feeDollars,
    ratePercentPerYear: input.rate,
    termYears: input.term,
    frequency: input.frequency,
  };
}

/**
 * The repayment of a calculation and the comparison rate beside its rate. As it starts it is the figure of the car's
 * card to the cent. The comparison rate of another rate is calculated by the month from the loan and the listed fees
 * (rules 2.2). Where these do not make the advertised comparison rate, it lies as far above the rate as the advertised
 * one does, or further.
 *
 * @example
 * calculatorResult({ loan: 30000, term: 5, rate: 10, deposit: 0, tradeIn: 0, residual: 0, frequency: "weekly" }, { start: calculatorStart(calculatorRanges(30000), undefined, { monthlyOnly: false }), feeDollars: 0, fees: [], needsComparisonRate: false }).payment // 146.73
 */
export function calculatorResult(
  input: CalculatorInput,
  { start, feeDollars, figure, advertised, fees, needsComparisonRate }: CalculatorBasis,
): CalculatorResult {
  const loan = calculatorLoan(input, feeDollars);
  const isStart = calculatorAmounts.every((name) => input[name] === start[name]);
  // A loan that was clamped is not the price that the figure is for (decisions.md row 13).
  const isFigure = isStart && input.frequency === start.frequency && figure?.priceDollars === input.loan;
  const quoted = isStart && figure?.priceDollars === input.loan ? quotedPayment(figure, input.frequency) : undefined;
  const payment =
    quoted !== undefined ? quoted : principalDollars(loan) <= input.residual ? undefined : repayment(loan);
  const comparisonRate = comparisonOf(input, loan, figure ?? advertised, fees);
  const shown =
    payment != null && payment > highestUnshownPayment && (comparisonRate !== undefined || !needsComparisonRate)
      ? payment
      : null;
  const count = repaymentCount(input.term, input.frequency);
  const feesBeside = feesBesideRepayments(fees, input.term);
  const total = (shown ?? 0) * count + input.deposit + input.tradeIn + input.residual + feesBeside;
  return {
    payment: shown,
    count,
    total: shown === null ? null : roundHalfUp(total, 2),
    feesBeside,
    comparisonRate,
    isFigure,
  };
}

/** What the listed fees come to over a term: those paid once, and those of each month. */
function feesBesideRepayments(fees: readonly CalculatorFee[], termYears: number): number {
  const months = repaymentCount(termYears, "monthly");
  return roundHalfUp(
    fees.reduce((sum, { dollars, per }) => sum + dollars * (per === "month" ? months : 1), 0),
    2,
  );
}

/** What the figure itself says that is paid in a frequency; undefined where it is to be calculated. */
function quotedPayment(
  figure: NonNullable<CalculatorBasis["figure"]>,
  frequency: RepaymentFrequency,
): number | null | undefined {
  if (frequency === "weekly") return figure.weeklyDollars;
  return frequency === "monthly" ? figure.monthlyDollars : undefined;
}

function comparisonOf(
  input: CalculatorInput,
  loan: Loan,
  figure: CalculatorBasis["advertised"],
  fees: readonly CalculatorFee[],
): number | undefined {
  if (figure?.comparisonRatePercent != null && input.rate === figure.ratePercent) return figure.comparisonRatePercent;
  const exact = loanComparisonRate(loan, fees);
  return exact === undefined
    ? undefined
    : shownRatePercent(Math.max(exact, input.rate + unlistedPercent(figure, loan.feeDollars ?? 0, fees)));
}

/**
 * What fees that are not listed add to a rate, percent a year: nothing where the listed ones make the advertised
 * comparison rate, else all that lies between the advertised rates, so that another rate's comparison rate is never
 * shown too low.
 */
function unlistedPercent(
  figure: CalculatorBasis["advertised"],
  feeDollars: number,
  fees: readonly CalculatorFee[],
): number {
  if (figure?.comparisonRatePercent == null) return 0;
  const { ratePercent, comparisonRatePercent } = figure;
  const listed = exampleComparisonRate(ratePercent, feeDollars, fees);
  return listed !== undefined && Math.abs(listed - comparisonRatePercent) < 0.015
    ? 0
    : comparisonRatePercent - ratePercent;
}
