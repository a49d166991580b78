import { typedAmount } from "../money/typed-number.ts";

/** An amount no car comes near; what is above it was mistyped. */
const largestAmount = 999_999_999;
const unit = /\s*(?:kms?|kilomet(?:re|er)s?|dollars?|aud|nzd|\+)$/i;

/**
 * A number as shoppers type it into a price, odometer or year field, rounded to a whole; undefined when it is none
 * (S1 §5 "strips $, commas and 'kms'"). A comma or a point that could mean two things is none: see {@link typedAmount}.
 *
 * @example
 * parseAmount("$30,000") // 30000
 * parseAmount("30k")     // 30000
 * parseAmount("7,49")    // undefined
 * parseAmount("about 5") // undefined
 */
export function parseAmount(text: string): number | undefined {
  const amount = typedAmount(text.trim().replace(unit, ""));
  if (amount === undefined || amount < 0) return undefined;
  const whole = Math.round(amount);
  return whole <= largestAmount ? whole : undefined;
}
