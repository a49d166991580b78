/** Letters that the address of an outside spin has at most. */
export const maxOutsideSpinLetters = 500;

// A host of plain letters, digits and hyphens: browsers also take ";" and "*" in a name, and the host stands in the
// page's policy.
export const outsideSpinAddress = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?)(?:[/?#]\S*)?$/i;

/**
 * The address of an outside spin (decisions.md row 112): https, a host with a name, at most 500 letters, no user name
 * in it. What else a `spin_code` holds, a piece of HTML for one, is none.
 *
 * @example
 * outsideSpinUrl(" https://spin.example/car/7 ") // "https://spin.example/car/7"
 * outsideSpinUrl("<iframe src=…>") // undefined
 */
export function outsideSpinUrl(code: string | null | undefined): string | undefined {
  const text = code?.trim() ?? "";
  return text.length <= maxOutsideSpinLetters && outsideSpinAddress.test(text) ? text : undefined;
}
