import { index, integer, jsonb, pgTable, primaryKey, text } from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import { serialId } from "./serial-id-column.ts";

/**
 * The ledger of consents to messages, and what is left of a consent when the enquiry that it came with is erased,
 * expires or goes with its site: enough to answer whether a person agreed, when, where and to what, and no detail of
 * the person (docs/decisions/0018). Outlives its site.
 */
export const consentProofs = pgTable(
  "consent_proofs",
  {
    id: serialId(),
    siteSlug: text().notNull(),
    /**
     * Keyed hashes of the phone number and the email address: only who is given one of them, and has the key, finds the
     * row.
     */
    contactHashes: text().array().notNull(),
    /** What was agreed to: `opt_in` (offers and news), `terms_conditions`, `alerts_sms`, `alerts_mail`. */
    consents: text().array().notNull(),
    /** Whether it was given or taken back. */
    action: text({ enum: ["given", "withdrawn"] })
      .notNull()
      .default("given"),
    /** Where: the form, the link in a message, the reply to a text. Null for an enquiry, which its category names. */
    source: text(),
    /** Category of the enquiry. */
    category: text(),
    /**
     * The text as it stood, or, of an enquiry, what the site's document said of the form at the time: its version, and
     * the texts and defaults it set itself.
     */
    wording: jsonb().$type<Record<string, unknown>>(),
    givenAt: instant().notNull(),
    keepUntil: instant().notNull(),
  },
  (table) => [
    index("consent_proofs_site_index").on(table.siteSlug),
    index("consent_proofs_keep_until_index").on(table.keepUntil),
  ],
);

/** Sites that were removed, or are being: what went, and where a removal that was cut off goes on. No personal data. */
export const siteRemovals = pgTable("site_removals", {
  slug: text().primaryKey(),
  /**
   * Version of its document; a later site of the same name starts above it, so that nothing cached of this one is taken
   * for its.
   */
  siteVersion: integer().notNull(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
  report: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Keys of pictures and films that are still to go from `media/`. */
export const siteRemovalFiles = pgTable(
  "site_removal_files",
  {
    slug: text()
      .notNull()
      .references(() => siteRemovals.slug, { onDelete: "cascade" }),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.key] })],
);
