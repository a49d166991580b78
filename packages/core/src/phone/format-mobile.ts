import { countries } from "../country/countries.ts";

/**
 * A mobile number as people of its country write it; any other number as it came.
 *
 * @param phone in international form, as `mobileNumber` gives it
 * @example
 * formatMobile("+61412345678") // "0412 345 678"
 */
export function formatMobile(phone: string): string {
  const own = Object.values(countries).find(({ phone: { mobile } }) => mobile.test(phone));
  if (!own) return phone;
  const { callingCode, example } = own.phone;
  const digits = `${example.startsWith("0") ? "0" : ""}${phone.slice(callingCode.length + 1)}`;
  const groups = example.split(" ").map(({ length }) => length);
  let at = 0;
  return groups
    .map((length, index) => digits.slice(at, index === groups.length - 1 ? undefined : (at += length)))
    .join(" ");
}
