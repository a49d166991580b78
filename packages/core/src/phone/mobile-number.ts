import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { normalisePhone } from "./phone-number.ts";

/**
 * A mobile number that a code can be sent to, in international form; undefined for anything else. Mobiles of the
 * countries of dealers alone: a message elsewhere may cost whatever its owner wants (decisions.md row 21).
 *
 * @example
 * mobileNumber("0412 345 678", "AU") // "+61412345678"
 * mobileNumber("02 9000 0000", "AU") // undefined
 */
export function mobileNumber(text: string | null | undefined, country: CountryCode): string | undefined {
  const phone = normalisePhone(text, country);
  return phone !== undefined && Object.values(countries).some(({ phone: { mobile } }) => mobile.test(phone))
    ? phone
    : undefined;
}
