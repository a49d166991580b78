const multipliers: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/**
 * A number as people in Australia and New Zealand type it: "$" and blanks around it are read over, thousands stand
 * apart by commas or blanks, decimals follow a point. Undefined for anything else: a comma before decimals is refused,
 * because "7,49" would be 749.
 *
 * @example
 * typedNumber("$ 1,500.75") // 1500.75
 * typedNumber("20 000")     // 20000
 * typedNumber("7,49")       // undefined
 * typedNumber("1.500,00")   // undefined
 */
export function typedNumber(text: string): number | undefined {
  const [, sign, whole, decimals = ""] =
    /^(-?) ?\$? ?(\d{1,3}(?:[, '_]\d{3})+|\d*)(\.\d*)?$/.exec(text.trim().replace(/\s+/g, " ")) ?? [];
  if (whole === undefined || !/\d/.test(whole + decimals)) return undefined;
  return Number(`${sign}${whole.replace(/\D/g, "")}${decimals}`);
}

/**
 * A sum of money as people type it: a {@link typedNumber} of at most two decimals, or one with "k" for thousands or "m"
 * for millions behind it. Undefined for anything else: "20.000" is neither 20 nor certainly 20,000.
 *
 * @example
 * typedAmount("$29.5k") // 29500
 * typedAmount("20.000") // undefined
 */
export function typedAmount(text: string): number | undefined {
  const [, number = "", unit] = /^(.*?) ?(k|m)?$/i.exec(text.trim()) ?? [];
  const value = typedNumber(number);
  if (value === undefined) return undefined;
  if (unit !== undefined) return value * (multipliers[unit.toLowerCase()] ?? 1);
  return /\.\d{3}/.test(number) ? undefined : value;
}
