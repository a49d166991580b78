/**
 * Removes units and separators from typed kilometres, for the platform. Text that is no number stays, so that the
 * platform refuses it.
 *
 * @example
 * normaliseKilometres("85 000 km") // "85000"
 */
export const normaliseKilometres = (typed: string): string =>
  typed.replace(/\s*k(?:ilo)?m(?:et(?:re|er)s?|s)?\.?\s*$/i, "").replace(/[\s,.]/g, "");
