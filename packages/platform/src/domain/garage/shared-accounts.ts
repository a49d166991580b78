import type { Site } from "@forecourt/core/schemas";
import { and, eq, inArray } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { users } from "../../records/schema.ts";
import type { SignedIn } from "../shoppers/sessions.ts";
import type { GarageOwner } from "./own-leads.ts";

/** What of a site says with whom it shares accounts. */
type SharingSite = Pick<Site, "slug"> & {
  garage: Pick<Site["garage"], "accounts">;
  content: Pick<Site["content"], "group">;
};

/**
 * The sites with which a site shares the accounts of its shoppers: those of its group, where both say that accounts are
 * the group's.
 *
 * @example
 * sharedAccounts(harbour, [harbour, tasman, other]).map(({ slug }) => slug) // ["tasman-motors"]
 */
export function sharedAccounts<Other extends SharingSite>(
  { slug, garage, content }: SharingSite,
  all: readonly Other[],
): Other[] {
  if (garage.accounts !== "group" || content.group === undefined) return [];
  return all.filter(
    (other) => other.slug !== slug && other.garage.accounts === "group" && other.content.group === content.group,
  );
}

/** Stands for an account that is not there. */
const noUserId = "00000000-0000-0000-0000-000000000000";

/**
 * A shopper at the other sites that share the account: the same verified number, with the account there where there is
 * one.
 */
export async function ownersElsewhere(
  db: DatabaseWriter,
  { phone }: SignedIn,
  others: readonly Site[],
): Promise<GarageOwner[]> {
  if (others.length === 0) return [];
  const slugs = others.map(({ slug }) => slug);
  const rows = await db
    .select({ userId: users.id, siteSlug: users.siteSlug })
    .from(users)
    .where(and(inArray(users.siteSlug, slugs), eq(users.phone, phone)));
  return others.map((site) => ({
    site,
    user: { phone, userId: rows.find(({ siteSlug }) => siteSlug === site.slug)?.userId ?? noUserId },
  }));
}
