/** Digits of a verification code (S2 §9). */
export const codeLength = 6;
/** A request for a code is given up after this long, in milliseconds (S2 §9, decisions.md row 47). */
export const codeRequestTimeoutMs = 15_000;
/** Another code can be asked for after this long, in milliseconds (S2 §9, decisions.md row 47). */
export const codeResendLockMs = 15_000;

/** Message of an empty field (S2 §8, verbatim). */
export const requiredText = "This is a required field.";

/**
 * A code as typed or pasted, without blanks, dashes and the full stop of the message that it was copied from.
 *
 * @example
 * cleanCode(" 123-456 ") // "123456"
 */
export function cleanCode(text: string): string {
  return text.replaceAll(/[\s\p{P}\p{Cf}]/gu, "");
}

/**
 * Error of a code (S2 §5, §8, decisions.md row 20); undefined when it is valid.
 *
 * @example
 * codeError("12345") // "Code must be 6 digits."
 */
export function codeError(text: string): string | undefined {
  const code = cleanCode(text);
  if (code === "") return requiredText;
  return /^\d{6}$/.test(code) ? undefined : "Code must be 6 digits.";
}
