/**
 * Text as it may stand in HTML, in an attribute too: the four signs that mean something written as entities.
 *
 * @example
 * htmlText('Smith & "Sons"') // "Smith &amp; &quot;Sons&quot;"
 */
export function htmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
