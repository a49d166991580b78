import type { SearchRange } from "../search/search-query.ts";

/** The scale of a slider with two thumbs. */
export interface RangeScale {
  min: number;
  max: number;
  /** How far one press of an arrow key moves a thumb. */
  step: number;
  /** What a thumb's value is rounded to; ends of the scale stay as they are. */
  roundTo: number;
}

/** Price and km of the generic slider are rounded to this (S1 §5). */
const genericRounding = 1000;
/**
 * The price slider of the search page, in dollars (S1 §2, §5, decisions.md row 73: steps of 500, not rounded to 1000).
 */
export const searchPriceScale: RangeScale = { min: 5000, max: 250_000, step: 500, roundTo: 500 };
/** Sliders wait this long before they search, in milliseconds (S1 §9). */
export const sliderDebounceMs = 400;

/**
 * The scale of a generic facet slider: 0 to 100,000 unless the facet says otherwise, in steps of a hundredth (S1 §5,
 * decisions.md row 12). Price and km are rounded to 1,000, anything else (years) to 1; a step is never smaller than
 * that, or rounding would undo it.
 *
 * @example
 * genericScale("km", { min: 0, max: 250000 }) // { min: 0, max: 250000, step: 2500, roundTo: 1000 }
 */
export function genericScale(facet: string, { min = 0, max = 100_000 }: SearchRange = {}): RangeScale {
  const roundTo = facet === "price" || facet === "km" ? genericRounding : 1;
  const low = Math.min(min, max);
  const high = Math.max(min, max);
  return { min: low, max: high, step: Math.max((high - low) / 100, roundTo), roundTo };
}

/**
 * Log message for a range beyond the scale (S1 §8); the search runs all the same, as if that end had no limit.
 *
 * @example
 * rangeWarnings({ min: 5000, max: 250000 }, { min: 1000 }) // ["Cannot refine below the range minimum"]
 */
export function rangeWarnings({ min, max }: Pick<RangeScale, "min" | "max">, range: SearchRange): string[] {
  const ends = [range.min, range.max].filter((end) => end !== undefined);
  return [
    ...(ends.some((end) => end < min) ? ["Cannot refine below the range minimum"] : []),
    ...(ends.some((end) => end > max) ? ["Cannot refine above the range maximum"] : []),
  ];
}
