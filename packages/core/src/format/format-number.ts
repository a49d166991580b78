import { roundHalfUp } from "../money/round-half-up.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** An `Intl.NumberFormat`, made once per locale and shape: making one costs a hundred times what using it does. */
export function numberFormat(locale: string, shape: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${shape}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** English as these countries write it: 1,234.5. */
const writesCommas = /^en(?:-(?:AU|CA|GB|IE|NZ|SG|US))?$/;

/**
 * A number with commas, as `Intl.NumberFormat` writes it. A browser's first `Intl.NumberFormat` reads which languages
 * it knows: 20 ms of a computer's time, 100 of a phone's, while a page starts.
 *
 * @param least decimals that are always written
 * @param most decimals that are written where they are not zero
 * @returns undefined where only `Intl` knows: another locale, 1e12 and more (its third decimal is past what a number
 *   holds), what is no number
 * @example
 * withCommas(1234.5, "en-AU", 2, 2) // "1,234.50"
 */
export function withCommas(value: number, locale: string, least: number, most: number): string | undefined {
  if (!writesCommas.test(locale) || !(Math.abs(value) < 1e12)) return undefined;
  // Most numbers of a page are counts of cars.
  if (least === 0 && value > 0 && value < 1000 && Number.isInteger(value)) return `${value}`;
  const [whole = "", decimals = ""] = roundHalfUp(Math.abs(value), most).toFixed(most).split(".");
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, "");
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}${kept === "" ? "" : `.${kept}`}`;
}

/**
 * A number with the locale's separators and at most `digits` decimals.
 *
 * @example
 * formatNumber(23255, "en-AU") // "23,255"
 */
export function formatNumber(value: number, locale: string, digits = 0): string {
  return (
    withCommas(value, locale, 0, digits) ??
    numberFormat(locale, `number${digits}`, { maximumFractionDigits: digits }).format(value)
  );
}

/**
 * A distance on the odometer, in kilometres; undefined (shown blank) when it is not a number (S2 §5).
 *
 * @example
 * formatKm(23255, "en-AU") // "23,255 km"
 */
export function formatKm(km: number | null | undefined, locale: string): string | undefined {
  return typeof km === "number" && Number.isFinite(km) && km >= 0 ? `${formatNumber(km, locale)} km` : undefined;
}
