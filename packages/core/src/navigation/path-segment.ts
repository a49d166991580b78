/**
 * A name as it stands in a path: lower case letters and digits, everything else one hyphen; "" for a name without any.
 *
 * @example
 * pathSegment("Ute / Tray") // "ute-tray"
 * pathSegment("Citroën") // "citroen"
 */
export function pathSegment(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
