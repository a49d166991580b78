import { leadPhone, normalisePhone } from "@forecourt/core/phone";
import type { Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";

/** Whether the dealer has an enquiry with this number (S2 §7 check-if-contact-exists). */
export async function isKnownContact(database: Database, site: Site, phone: string): Promise<boolean> {
  const digits = [normalisePhone(phone, site.country), leadPhone(phone, site.country)].flatMap((text) =>
    text === undefined ? [] : [text.replace(/\D/g, "")],
  );
  const [row] = await database.sql<{ known: boolean }[]>`
    select exists (
      select 1 from leads where site_slug = ${site.slug} and regexp_replace(payload->>'phone', '\\D', '', 'g') in ${digits}
    ) or exists (
      select 1 from lead_steps join leads on leads.id = lead_id
      where site_slug = ${site.slug} and regexp_replace(fields->>'phone', '\\D', '', 'g') in ${digits}
    ) as known`;
  return row?.known === true;
}
