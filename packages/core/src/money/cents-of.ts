import { roundHalfUp } from "./round-half-up.ts";

/**
 * Dollars as whole cents.
 *
 * @example
 * centsOf(38990.5) // 3899050
 */
export function centsOf(dollars: number): number {
  return Math.round(roundHalfUp(dollars, 2) * 100);
}
