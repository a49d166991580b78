import { isAmount } from "../car/car-part.ts";
import { formatNumber } from "./format-number.ts";

/**
 * A number above 0 with its unit; undefined for any other, because zero seats or 0 L/100 km is how feeds write "not
 * known".
 *
 * @example
 * positiveText(1.5, "en-AU", " L", 1) // "1.5 L"
 */
export function positiveText(
  value: number | null | undefined,
  locale: string,
  unit = "",
  digits = 0,
): string | undefined {
  return isAmount(value) && value > 0 ? `${formatNumber(value, locale, digits)}${unit}` : undefined;
}
