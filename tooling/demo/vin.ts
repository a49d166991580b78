import type { Random } from "./random.ts";

const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";
const middle = Array.from("ABCDEFGHJKLMNPRSTUVWXYZ0123456789");

/**
 * Check digit of a vehicle identification number (ISO 3779 alphabet, ISO/SAE check in place 9).
 *
 * @example
 * vinCheckDigit("1M8GDM9A_KP042788") // "X"
 */
export function vinCheckDigit(vin: string): string {
  const sum = Array.from(vin).reduce(
    (total, letter, index) => total + (letterValues[letter] ?? (Number(letter) || 0)) * (weights[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** Whether a text is 17 letters and digits without I, O and Q, with the right check digit. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text) && vinCheckDigit(text) === text[8];
}

/**
 * Makes up a number: maker's prefix, five characters, check digit, year, plant, six digits.
 *
 * @param serial from 0 to 999,999; two cars with different serials never share a number
 */
export function makeVin(prefix: string, year: number, serial: number, random: Random): string {
  const letters = Array.from({ length: 5 }, () => random.pick(middle)).join("");
  const code = yearCodes[(year - 2010 + 30) % 30] ?? "A";
  const rest = `${code}${random.pick(["0", "1", "2", "3"])}${String(serial).padStart(6, "0")}`;
  const digit = vinCheckDigit(`${prefix}${letters}_${rest}`);
  return `${prefix}${letters}${digit}${rest}`;
}
