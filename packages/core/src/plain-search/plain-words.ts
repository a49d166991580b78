/**
 * A text in plain words, to compare by: lower case, without macrons, accents and punctuation.
 *
 * @example
 * plainWords("Whangārei, N.Z.") // "whangarei nz"
 */
export function plainWords(text: string): string {
  return withoutMarks(text)
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Plain words without the blanks between them: "CX-5", "cx 5" and "cx5" are one. */
export function squashed(text: string): string {
  return plainWords(text).replaceAll(" ", "");
}

/** Lower case, macrons and accents taken off. */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
