/** An amount no car comes near; what is above it was mistyped. */
const largestAmount = 999_999_999;
const multipliers: Readonly<Record<string, number>> = { "": 1, k: 1000, m: 1_000_000 };

/**
 * A number as shoppers type it into a price, odometer or year field, rounded to a whole; undefined when it is none
 * (S1 §5 "strips $, commas and 'kms'").
 *
 * @example
 * parseAmount("$30,000") // 30000
 * parseAmount("30k")     // 30000
 * parseAmount("about 5") // undefined
 */
export function parseAmount(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(k|m)?(?:kms?|kilomet(?:re|er)s?|dollars?|aud|nzd|\+)?$/.exec(
    text.toLowerCase().replace(/[$,\s_']/g, ""),
  );
  if (!match) return undefined;
  const amount = Math.round(Number(match[1]) * (multipliers[match[2] ?? ""] ?? 1));
  return amount <= largestAmount ? amount : undefined;
}
