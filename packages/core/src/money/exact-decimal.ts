/** A number as the decimal it prints as: `digits` ÷ 10 to the power of `places`. 9.99 is 999 and 2. */
export interface ExactDecimal {
  digits: bigint;
  /** 0 or more. */
  places: number;
}

/**
 * Reads a number as the decimal it prints as, so that arithmetic on it can be exact.
 *
 * @throws RangeError when the number is NaN or infinite.
 *
 * @example
 * exactDecimal(1360.5) // { digits: 13605n, places: 1 }
 */
export function exactDecimal(value: number): ExactDecimal {
  if (!Number.isFinite(value)) {
    throw new RangeError(
      `[money] ${value} is not an amount: exact arithmetic needs a finite number. Leave such values out first.`,
    );
  }
  const [mantissa, exponent] = String(value).split("e");
  const [whole, fraction = ""] = String(mantissa).split(".");
  const digits = BigInt(`${whole}${fraction}`);
  const places = fraction.length - Number(exponent ?? 0);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

/** Adds decimals exactly. */
export function addExact(values: readonly ExactDecimal[]): ExactDecimal {
  const places = Math.max(0, ...values.map((value) => value.places));
  const digits = values.reduce((sum, value) => sum + value.digits * 10n ** BigInt(places - value.places), 0n);
  return { digits, places };
}

/**
 * A fraction as a whole number, halves away from zero.
 *
 * @example
 * divideHalfUp(5n, 2n) // 3n
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const above = numerator < 0n ? -numerator : numerator;
  const below = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * above + below) / (2n * below);
  return negative ? -rounded : rounded;
}
