/**
 * Kilometres as people write them, as the platform takes them; what is no such number stays for it to refuse.
 *
 * @example
 * wholeKilometres("85 000 km") // "85000"
 */
export const wholeKilometres = (typed: string): string =>
  typed.replace(/\s*k(?:ilo)?m(?:et(?:re|er)s?|s)?\.?\s*$/i, "").replace(/[\s,.]/g, "");
