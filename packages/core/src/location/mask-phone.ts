/** Digits of a phone number that stay readable (S1 §4). */
export const readablePhoneDigits = 5;

/**
 * A phone number with every digit after the first five hidden (S1 §4, decisions.md row 49). Spaces and brackets stay.
 *
 * @example
 * maskPhone("(02) 9123 4567") // "(02) 912• ••••"
 */
export function maskPhone(phone: string): string {
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= readablePhoneDigits ? digit : "•";
  });
}

/**
 * Address of a link that calls a number: spaces and marks removed, a leading plus kept (S2 §2). A masked number cannot
 * be called: its link is `#reveal-phone`, where the page asks for the whole of it (decisions.md row 49).
 *
 * @example
 * telHref("(02) 9123 4567") // "tel:0291234567"
 */
export function telHref(phone: string): string {
  const trimmed = phone.trim();
  if (trimmed.includes("•")) return "#reveal-phone";
  return `tel:${trimmed.startsWith("+") ? "+" : ""}${trimmed.replace(/\D/g, "")}`;
}
