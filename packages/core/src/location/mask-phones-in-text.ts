import { maskPhone } from "./mask-phone.ts";

// National and international forms of both countries, and the numbers that start with 13, 1300 and 1800. Prices, years
// and weights have none of these shapes.
const writtenPhone =
  /(?<![\w$.,/-])(?:\+\d[\d ().-]{6,20}\d|6[14][ ()-]{1,2}\d[\d ()-]{5,14}\d|\(?0\d{1,2}\)?[\d ().-]{4,14}\d|1[38]00[ -]?\d{3}[ -]?\d{3}|13[ -]\d\d[ -]?\d\d)(?![\d.,]*\d|\s*(?:kms?|kg|cc|mm)\b)/gi;
const fewestDigits = 9;
const maxDigits = 15;
/** Numbers that start with 13 are short. */
const fewestShort = 6;
/** A number without its area code. */
const localDigits = 8;

/**
 * A text with every phone number in it cut to its first five digits: what a dealer types into comments is in no answer
 * before a shopper asks for it (decisions.md row 49): "Call Kim on 0412 345 678, 62,000 km" becomes "Call Kim on 0412
 * 3•• •••, 62,000 km".
 *
 * @param known a number of the dealer, full: it is cut without its area code as well
 */
export function maskPhonesInText(text: string, known?: string | null): string {
  const cut = text.replace(writtenPhone, (phone) => {
    const { length } = phone.replace(/\D/g, "");
    return length >= (phone.startsWith("13") ? fewestShort : fewestDigits) && length <= maxDigits
      ? maskPhone(phone)
      : phone;
  });
  const local = known?.replace(/\D/g, "").slice(-localDigits);
  if (!known || local?.length !== localDigits) return cut;
  return cut.replace(new RegExp(`(?<!\\d)${local.split("").join("[ .-]?")}(?!\\d)`, "g"), maskPhone(known));
}
