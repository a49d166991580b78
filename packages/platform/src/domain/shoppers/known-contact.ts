import type { Site } from "@forecourt/core/schemas";
import { sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { hasPhone } from "../leads/contact-in-sql.ts";
import { rowsOf } from "../../records/rows-of.ts";

/** Whether the dealer has an enquiry with this number (S2 §7 check-if-contact-exists). */
export async function isKnownContact({ db }: Database, site: Site, phone: string): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(
    db,
    sql`
    select exists (
      select 1 from leads where site_slug = ${site.slug} and ${hasPhone(sql`payload`, phone, site.country)}
    ) or exists (
      select 1 from lead_steps join leads on leads.id = lead_id
      where site_slug = ${site.slug} and ${hasPhone(sql`fields`, phone, site.country)}
    ) as known`,
  );
  return row?.known === true;
}
