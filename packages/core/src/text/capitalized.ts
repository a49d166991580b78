/**
 * A text with a capital first letter; the rest stays as it is.
 *
 * @example
 * capitalized("used cars") // "Used cars"
 */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
