import { roundHalfUp } from "../money/round-half-up.ts";
import { typedAmount, typedNumber } from "../money/typed-number.ts";
import type { CalculatorRanges } from "./calculator-ranges.ts";
import { clampToRange, snapToStep } from "./value-range.ts";
import type { ValueRange } from "./value-range.ts";

/** A number that a shopper sets in the calculator. */
export type CalculatorAmount = "loan" | "term" | "rate" | "deposit" | "tradeIn" | "residual";

/** A typed or linked number, as the calculator uses it. */
export interface SettledAmount {
  value: number;
  /** The value was out of range, so the field says what it takes (decisions.md row 89). */
  isClamped: boolean;
}

/**
 * A number as typed into a field of the calculator: rate and term as {@link typedNumber} reads them, money as
 * {@link typedAmount} does; undefined when it is none. Below 0 stays below 0, to be clamped.
 *
 * @example
 * parseCalculatorNumber("loan", "$30,500") // 30500
 * parseCalculatorNumber("rate", "7,49")    // undefined
 */
export function parseCalculatorNumber(name: CalculatorAmount, text: string): number | undefined {
  if (name === "rate") return typedNumber(text.trim().replace(/\s*%$/, ""));
  return name === "term" ? typedNumber(text.trim().replace(/\s*years?$/i, "")) : typedAmount(text);
}

/**
 * Message of a field for a text that is no number, with an example.
 *
 * @example
 * notANumber("7,49", "7.49") // "“7,49” is not a number. Write it like 7.49."
 */
export function notANumber(text: string, example: string): string {
  return `“${text.trim()}” is not a number. Write it like ${example}.`;
}

/**
 * Settles a number for the calculator (S2 §5, decisions.md row 89): money in whole dollars, below 0 is 0; a rate in two
 * decimals; a term in steps of half a year, or the nearest that the site offers; out of range is the nearest end.
 *
 * @example
 * settleAmount("loan", 500000, calculatorRanges(30000)) // { value: 100000, isClamped: true }
 * settleAmount("term", 2.3, calculatorRanges(30000)) // { value: 2.5, isClamped: false }
 */
export function settleAmount(name: CalculatorAmount, typed: number, ranges: CalculatorRanges): SettledAmount {
  const range = amountRange(name, ranges);
  const isClamped = clampToRange(typed, range) !== typed;
  if (name === "term") return { value: nearestTerm(typed, ranges), isClamped };
  if (name === "rate") return { value: clampToRange(roundHalfUp(typed, 2), range), isClamped };
  return { value: typed < 0 ? 0 : clampToRange(Math.round(typed), range), isClamped };
}

/**
 * Range of a field; for terms to choose from, the terms that exist.
 *
 * @example
 * amountRange("term", calculatorRanges(30000, { termChoices: [3, 5] })) // { min: 3, max: 5, step: 0.5, initial: 5 }
 */
export function amountRange(name: CalculatorAmount, ranges: CalculatorRanges): ValueRange {
  if (name !== "term" || ranges.termChoices === undefined) return ranges[name === "rate" ? "interest" : name];
  return { ...ranges.term, min: Math.min(...ranges.termChoices), max: Math.max(...ranges.termChoices) };
}

function nearestTerm(typed: number, { term, termChoices }: CalculatorRanges): number {
  const snapped = snapToStep(typed, term);
  return termChoices?.toSorted((one, other) => Math.abs(one - typed) - Math.abs(other - typed))[0] ?? snapped;
}
