import type { Site } from "@forecourt/core/schemas";
import { desc, inArray, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { leads } from "../../records/schema.ts";
import { hasPhone } from "../leads/contact-in-sql.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";
import type { SignedIn } from "../shoppers/sessions.ts";

/** Whose things are asked for: a shopper of a site, by the number that the session verified. */
export interface GarageOwner {
  site: Site;
  user: SignedIn;
}

/** An enquiry of a shopper, with its fields as they stand. */
export interface OwnLead {
  id: string;
  fields: JsonDocument;
  createdAt: Date;
}

/** A query for the ids of the enquiries that carry the shopper's verified number, and of their finance enquiries. */
export function ownLeadIds({ site, user }: GarageOwner): SQL {
  const isTheirs = (payload: SQL) => hasPhone(payload, user.phone, site.country);
  return sql`
    select id from leads where site_slug = ${site.slug} and ${isTheirs(sql`payload`)}
    union select leads.id from lead_steps join leads on leads.id = lead_steps.lead_id where leads.site_slug = ${site.slug} and ${isTheirs(sql`fields`)}
    union select lead_id from finance_enquiries where site_slug = ${site.slug} and user_id = ${user.userId} and lead_id is not null`;
}

/** The enquiries of a shopper at a site, the newest first. */
export async function ownLeads(database: DatabaseWriter, owner: GarageOwner, most: number): Promise<OwnLead[]> {
  return database
    .select({ id: leads.id, fields: leadFieldsInSql, createdAt: leads.createdAt })
    .from(leads)
    .where(inArray(leads.id, sql`(${ownLeadIds(owner)})`))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(most);
}
