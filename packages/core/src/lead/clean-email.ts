/**
 * An email address as typed or pasted, without what comes along unseen: blanks around it, marks that show nothing, and
 * the "mailto:" of a copied link.
 *
 * @example
 * cleanEmail("mailto:ana@shopper.example ") // "ana@shopper.example"
 */
export const cleanEmail = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .replace(/^mailto:/i, "");
