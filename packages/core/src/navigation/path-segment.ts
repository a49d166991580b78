/**
 * A name as it stands in a path: lower case letters and digits, everything else one hyphen, a plus sign as a word; a
 * name in letters that have no Latin form by their code points; "" for a name without any letter or digit. Always the
 * same for the same name, so that a make or model keeps its address. Source: S1 §2.
 *
 * @example
 * pathSegment("Ute / Tray") // "ute-tray"
 * pathSegment("Citroën") // "citroen"
 * pathSegment("C3+") // "c3-plus"
 */
export function pathSegment(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const segment = plain
    .replaceAll("+", " plus ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (segment !== "") return segment;
  return [...plain.matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => `u${letter.codePointAt(0)?.toString(16)}`).join("-");
}
