import { normalisePhone } from "@forecourt/core/phone";
import type { CountryCode } from "@forecourt/core";
import { and, arrayOverlaps, asc, eq, lt, sql } from "../../records/drizzle.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { consentProofs } from "../../records/schema.ts";
import type { Contact } from "../leads/contact-in-sql.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";

/** Years for which proof of a consent is kept, from the consent on (docs/decisions/0018). */
export const consentKeptYears = 7;

/** Until when proof of a consent of an instant is kept. */
export function consentKeptUntil(givenAt: Date): Date {
  const until = new Date(givenAt);
  until.setUTCFullYear(until.getUTCFullYear() + consentKeptYears);
  return until;
}

/** A lead as far as it tells of consent. */
export interface ConsentingLead {
  payload: Readonly<Record<string, unknown>>;
  createdAt: Date;
}

/** Where consents were given, and what their hashes are made with. */
export interface ConsentSite {
  slug: string;
  country: CountryCode;
  keys: Pick<IdentityKeys, "hash">;
}

/** A consent as it is proven. */
export interface ConsentProof {
  givenAt: Date;
  action: "given" | "withdrawn";
  /** Where; null for an enquiry. */
  source: string | null;
  consents: string[];
  category: string | null;
  wording: Record<string, unknown> | null;
  keepUntil: Date;
}

/**
 * What a lead consented to: `opt_in` for offers and news, `terms_conditions`.
 *
 * @example
 * consentsOf({ opt_in: true, terms_conditions: false }) // ["opt_in"]
 */
export function consentsOf(payload: Readonly<Record<string, unknown>>): string[] {
  return [
    ...(payload["opt_in"] === true || payload["subscribe"] === true ? ["opt_in"] : []),
    ...(payload["terms_conditions"] === true ? ["terms_conditions"] : []),
  ];
}

/** The same in a query on `leads`. */
export const consentsInSql = sql`exists (select 1 from (select ${leadFieldsInSql} as fields) as lead
  where fields ->> 'opt_in' = 'true' or fields ->> 'subscribe' = 'true' or fields ->> 'terms_conditions' = 'true')`;

/** Keeps proof of what leads consented to, in the transaction that deletes them. */
export async function keepConsents(
  tx: DatabaseWriter,
  site: ConsentSite,
  leads: readonly ConsentingLead[],
): Promise<void> {
  const rows = leads.flatMap(({ payload, createdAt }) => {
    const consents = consentsOf(payload);
    const hashes = contactHashes(site, {
      phone: normalisePhone(text(payload["phone"]), site.country),
      email: text(payload["email"]),
    });
    if (consents.length === 0 || hashes.length === 0) return [];
    const keepUntil = consentKeptUntil(createdAt);
    const wording = sql<Record<string, unknown>>`(
      select jsonb_strip_nulls(jsonb_build_object('version', version, 'name', document -> 'name', 'optInDefault', document #> '{enquiry,optInDefault}',
        'consentText', document #> '{enquiry,consentText}', 'termsText', document #> '{enquiry,termsText}'))
      from site_history where slug = ${site.slug} and applied_at <= ${createdAt.toISOString()}::timestamptz order by version desc limit 1)`;
    return [
      {
        siteSlug: site.slug,
        contactHashes: hashes,
        consents,
        category: text(payload["category"]) ?? null,
        wording,
        givenAt: createdAt,
        keepUntil,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(consentProofs).values(rows);
}

/** The consents that are proven of any of these contacts, oldest first; also of a site that is gone. */
export async function readConsents(
  db: DatabaseWriter,
  site: Omit<ConsentSite, "country">,
  contacts: readonly Contact[],
): Promise<ConsentProof[]> {
  const { givenAt, action, source, consents, category, wording, keepUntil } = consentProofs;
  return db
    .select({ givenAt, action, source, consents, category, wording, keepUntil })
    .from(consentProofs)
    .where(
      and(
        eq(consentProofs.siteSlug, site.slug),
        arrayOverlaps(
          consentProofs.contactHashes,
          contacts.flatMap((contact) => contactHashes(site, contact)),
        ),
      ),
    )
    .orderBy(asc(consentProofs.givenAt));
}

/** Deletes proofs whose period is over. */
export async function forgetOldConsents(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(consentProofs).where(lt(consentProofs.keepUntil, now));
}

/** What a contact is found by at a site: keyed hashes of the number and of the address. */
export function contactHashes({ slug, keys }: Omit<ConsentSite, "country">, { phone, email }: Contact): string[] {
  return [phone, email?.trim().toLowerCase()].flatMap((contact) =>
    contact ? [keys.hash("consent", `${slug}\n${contact}`)] : [],
  );
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
