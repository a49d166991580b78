const amount =
  /^(?:(?:au|nz)d?)?\s*\$?\s*(-?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d+)?)\s*(?:%|aud|nzd|kms?|kgs?|mm|cc|l(?:t|itres?)?(?:\s*\/\s*100\s*kms?)?|p\.?[aw]\.?|per week|years?|yrs?|months?|weeks?|seats?|doors?)?$/i;

/**
 * Reads the number of a field as feeds and old records write it: "$21,990", "120,000 km", "7.9 L/100km", "8.99 %".
 * Undefined for blank, null, and for text that is no single number ("POA"): such a field is not known, and a guess
 * would stand on a page. Source: S1 §3.
 *
 * @example
 * readNumber("$21,990") // 21990
 * readNumber("120,000 km") // 120000
 * readNumber("POA") // undefined
 */
export function readNumber(value: number | string | null | undefined): number | undefined {
  if (typeof value !== "string") return value ?? undefined;
  const digits = amount.exec(value.trim().replace(/\s+/g, " "))?.[1]?.replace(/[, ]/g, "");
  const number = digits === undefined || digits === "" ? Number.NaN : Number(digits);
  return Number.isFinite(number) ? number : undefined;
}

const yes = new Set(["true", "1", "yes", "y", "on"]);
const no = new Set(["false", "0", "no", "n", "off"]);

/**
 * Reads a yes/no field as feeds and old records write it; undefined for blank, null and every other word.
 *
 * @example
 * readFlag("Yes") // true
 * readFlag("0") // false
 */
export function readFlag(value: boolean | string | number | null | undefined): boolean | undefined {
  const word = String(value ?? "")
    .trim()
    .toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}
