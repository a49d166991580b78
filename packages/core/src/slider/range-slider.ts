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

/** The values of the two thumbs, `low` never above `high`. */
export interface ThumbValues {
  low: number;
  high: number;
}

/** Price and km of the generic slider are rounded to this (S1 §5). */
export const genericRounding = 1000;
/** The price slider of the search page, in dollars (S1 §2, §5, decisions.md row 73: steps of 500, not rounded to 1000). */
export const searchPriceScale: RangeScale = { min: 5000, max: 250_000, step: 500, roundTo: 500 };
/** Sliders wait this long before they search, in milliseconds (S1 §9). */
export const sliderDebounceMs = 400;

/**
 * The scale of a generic facet slider: 0 to 100,000 unless the facet says otherwise, in steps of a hundredth (S1 §5,
 * decisions.md row 12). Price and km are rounded to 1,000, anything else (years) to 1; a step is never smaller than that,
 * or rounding would undo it.
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
 * Moves one thumb: clamped to the scale, rounded, and stopped at the other thumb (S1 §5).
 *
 * @example
 * moveThumb(searchPriceScale, { low: 5000, high: 30000 }, "low", 31200) // { low: 30000, high: 30000 }
 */
export function moveThumb(scale: RangeScale, values: ThumbValues, thumb: keyof ThumbValues, to: number): ThumbValues {
  const value = onScale(scale, to);
  return thumb === "low"
    ? { low: Math.min(value, values.high), high: values.high }
    : { low: values.low, high: Math.max(value, values.low) };
}

/**
 * What is logged of a range that goes beyond the scale (S1 §8); it searches all the same, as if that end had no limit.
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

/** Where the thumbs stand for a range in the address: an end left out is the end of the scale. */
export function thumbsOfRange(scale: RangeScale, range: SearchRange | undefined): ThumbValues {
  const low = range?.min === undefined ? scale.min : clamp(range.min, scale);
  const high = range?.max === undefined ? scale.max : clamp(range.max, scale);
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

/**
 * The range that two thumbs stand for; a thumb at the end of the scale means no limit (decisions.md row 12). Undefined
 * when neither limits anything.
 *
 * @example
 * rangeOfThumbs(searchPriceScale, { low: 5000, high: 30000 }) // { max: 30000 }
 */
export function rangeOfThumbs(scale: RangeScale, { low, high }: ThumbValues): SearchRange | undefined {
  const range: SearchRange = {};
  if (low > scale.min) range.min = low;
  if (high < scale.max) range.max = high;
  return range.min === undefined && range.max === undefined ? undefined : range;
}

function onScale(scale: RangeScale, value: number): number {
  if (Number.isNaN(value) || value <= scale.min) return scale.min;
  if (value >= scale.max) return scale.max;
  return clamp(Math.round(value / scale.roundTo) * scale.roundTo, scale);
}

function clamp(value: number, { min, max }: RangeScale): number {
  return Math.min(max, Math.max(min, value));
}
