/**
 * A text as the database can store it: a half of a character beyond U+FFFF, which is what cutting an emoji leaves,
 * becomes U+FFFD, and NUL characters are left out. Everything else stays.
 *
 * @example
 * wellMadeText("Thanks \ud83d") // "Thanks \ufffd"
 * wellMadeText("Kim\u0000") // "Kim"
 */
export function wellMadeText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}
