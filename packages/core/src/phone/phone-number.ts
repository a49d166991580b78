import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import type { PhoneNumber } from "libphonenumber-js/min";
import { parsePhoneNumberFromString } from "./phone-library.ts";

/**
 * A number as shoppers type it, in international form: `+61412345678`. Numbers without a country are taken to be of
 * `country`; numbers of other countries are kept. Undefined when it cannot be a phone number.
 *
 * @example
 * normalisePhone("0412 345 678", "AU") // "+61412345678"
 * normalisePhone("61 0412 345 678", "AU") // "+61412345678"
 */
export function normalisePhone(text: string | null | undefined, country: CountryCode): string | undefined {
  return parsed(text, country)?.number;
}

/**
 * A number as a lead carries it: a number of the site's own country with a leading 0 instead of 61 or 64, digits only
 * (S2 §5, decisions.md row 21); another country's in international form.
 *
 * @example
 * leadPhone("+61 412 345 678", "AU") // "0412345678"
 */
export function leadPhone(text: string | null | undefined, country: CountryCode): string | undefined {
  const phone = parsed(text, country);
  if (!phone) return undefined;
  return phone.countryCallingCode === countries[country].phone.callingCode
    ? phone.formatNational().replace(/\D/g, "")
    : phone.number;
}

function parsed(text: string | null | undefined, country: CountryCode): PhoneNumber | undefined {
  const typed = (text ?? "").trim();
  if (typed === "") return undefined;
  const { callingCode, lengths } = countries[country].phone;
  const phone = parsePhoneNumberFromString(withPlus(typed, callingCode), country);
  if (phone === undefined) return undefined;
  // Ranges are handed out faster than their tables are published: a number of the usual length is taken, lest a lead is
  // lost.
  const own = phone.countryCallingCode === callingCode && lengths.includes(phone.nationalNumber.length);
  return phone.isValid() || (own && !phone.nationalNumber.startsWith("0")) ? phone : undefined;
}

/** "61 412 345 678" and "61 0412 345 678" are meant internationally: the plus is missing and the 0 must go. */
function withPlus(typed: string, code: string): string {
  const digits = typed.replace(/\D/g, "");
  const international = digits.startsWith(`00${code}`) ? digits.slice(2) : digits;
  if (!international.startsWith(code) || international.length < code.length + 8) return typed;
  return `+${code}${international.slice(code.length).replace(/^0/, "")}`;
}
