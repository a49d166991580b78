/**
 * Text as it may stand in XML: the five signs that mean something written as entities, and signs that XML does not have
 * left out.
 *
 * @example
 * xmlText("Smith & Sons") // "Smith &amp; Sons"
 */
export function xmlText(text: string): string {
  return xmlSigns(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** A text without the signs that XML does not have, not even as entities: one of them would cost the whole file. */
export function xmlSigns(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
