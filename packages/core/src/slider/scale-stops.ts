import type { RangeScale } from "./range-slider.ts";

/**
 * The places of a thumb on a scale: both ends, and every step between them rounded as the scale says (S1 §5).
 *
 * @example
 * scaleStops({ min: 4990, max: 8000, step: 1000, roundTo: 1000 }) // [4990, 6000, 7000, 8000]
 */
export function scaleStops({ min, max, step, roundTo }: RangeScale): number[] {
  const between = Array.from(
    { length: Math.max(0, Math.ceil((max - min) / step) - 1) },
    (_, index) => Math.round((min + (index + 1) * step) / roundTo) * roundTo,
  );
  return [...new Set([min, ...between.filter((stop) => stop > min && stop < max), max])];
}
