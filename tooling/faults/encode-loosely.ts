/**
 * As `encodeURIComponent`, which refuses halves of characters: they become the bytes that a careless client sends.
 *
 * @example
 * encodeLoosely("a b\uD800") // "a%20b%ED%A0%80"
 */
export function encodeLoosely(text: string): string {
  return Array.from(text, (sign) => (/^[\uD800-\uDFFF]$/.test(sign) ? "%ED%A0%80" : encodeURIComponent(sign))).join("");
}
