import type { CountryCode } from "@forecourt/core";
import { leadPhone } from "@forecourt/core/phone";
import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";

/** Whose contact: a phone number in international form, or an email address. */
export interface Contact {
  phone?: string | undefined;
  email?: string | undefined;
}

/** The digits of the phone number of a payload; the indexes on `leads` and `lead_steps` are on this very expression. */
export const phoneDigits = (payload: SQL): SQL => sql`regexp_replace(${payload} ->> 'phone', '[^0-9]', '', 'g')`;

/** Whether the phone number of a payload is this one, however it was typed. */
export function hasPhone(payload: SQL, phone: string, country: CountryCode): SQL {
  return sql`${phoneDigits(payload)} in (${sqlList(phoneSpellings(phone, country))})`;
}

/** Whether a payload is of the contact: its email address, or its phone number however it was typed. */
export function isOfContact(payload: SQL, { phone, email }: Contact, country: CountryCode): SQL {
  const byEmail = email === undefined ? sql`false` : sql`lower(trim(${payload} ->> 'email')) = ${email.toLowerCase()}`;
  return sql`(${byEmail} or ${phone === undefined ? sql`false` : hasPhone(payload, phone, country)})`;
}

/** Values one after the other, for `in (…)`. */
export function sqlList(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

/** The digits that a number in international form may have been typed with. */
function phoneSpellings(phone: string, country: CountryCode): string[] {
  const international = phone.replace(/\D/g, "");
  const national = (leadPhone(phone, country) ?? phone).replace(/\D/g, "");
  const bare = national.replace(/^0/, "");
  const code = international.slice(0, international.length - bare.length);
  return [...new Set([international, national, bare, `${code}0${bare}`, `00${international}`, `0011${international}`])];
}
