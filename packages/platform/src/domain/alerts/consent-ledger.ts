import type { AlertChannel } from "@forecourt/core/alerts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { consentProofs } from "../../records/schema.ts";
import { consentKeptUntil, contactHashes } from "../removal/consent-proofs.ts";
import type { Contact } from "../leads/contact-in-sql.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";

/** A line of the ledger of consents to alerts. */
export interface ConsentEntry {
  site: { slug: string; keys: Pick<IdentityKeys, "hash"> };
  /** Whose: found again by who is given it, and stored as a hash alone. */
  contact: Contact;
  channel: AlertChannel;
  action: "given" | "withdrawn";
  /** Where: "Saved search", "Link in a message", "Reply to a text". */
  source: string;
  /** The text that stood beside the box; undefined where it was taken back. */
  text?: string;
  now: Date;
}

/**
 * Writes a consent to alerts, or its end, into the ledger: wording, time and source (decisions.md row 104). Nothing in
 * it is ever changed.
 */
export async function noteConsent(
  tx: DatabaseWriter,
  { site, contact, channel, action, source, text, now }: ConsentEntry,
): Promise<void> {
  await tx.insert(consentProofs).values({
    siteSlug: site.slug,
    contactHashes: contactHashes(site, contact),
    consents: [`alerts_${channel}`],
    action,
    source,
    category: null,
    wording: text === undefined ? null : { text },
    givenAt: now,
    keepUntil: consentKeptUntil(now),
  });
}
