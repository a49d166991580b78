/**
 * A text as the database can store it: a half of a character beyond U+FFFF, which is what cutting an emoji leaves,
 * becomes U+FFFD, and NUL characters are left out. Everything else stays.
 *
 * @example
 * wellFormedText("Thanks \ud83d") // "Thanks \ufffd"
 * wellFormedText("Kim\u0000") // "Kim"
 */
export function wellFormedText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}
