import type { OwnDetails } from "@forecourt/api";
import { and, eq, inArray } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { users } from "../../records/schema.ts";
import type { GarageOwner } from "./own-leads.ts";

/** A shopper's accounts at a site and at those that share them. */
const accountsOf = ({ site, user }: GarageOwner, sharedWith: readonly string[]) =>
  and(inArray(users.siteSlug, [site.slug, ...sharedWith]), eq(users.phone, user.phone));

/**
 * What a shopper said of themselves, here or at a site that shares the account.
 *
 * @param sharedWith slugs of the sites that share it
 */
export async function ownDetails(
  database: DatabaseWriter,
  owner: GarageOwner,
  sharedWith: readonly string[],
): Promise<OwnDetails> {
  const rows = await database
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName, email: users.email })
    .from(users)
    .where(accountsOf(owner, sharedWith));
  const { userId, phone } = owner.user;
  const said = rows.toSorted((one, other) => Number(other.id === userId) - Number(one.id === userId));
  const first = (field: "first_name" | "last_name" | "email") =>
    said.find((row) => row[field] !== null)?.[field] ?? null;
  return { phone, first_name: first("first_name"), last_name: first("last_name"), email: first("email") };
}

/**
 * Changes what a shopper said of themselves, at each site that shares the account; what is left blank is forgotten. The
 * number is the verified one.
 */
export async function saveOwnDetails(
  database: DatabaseWriter,
  owner: GarageOwner,
  sharedWith: readonly string[],
  said: { first_name: string | undefined; last_name: string | undefined; email?: string | undefined },
): Promise<OwnDetails> {
  await database
    .update(users)
    .set({ firstName: said.first_name ?? null, lastName: said.last_name ?? null, email: said.email ?? null })
    .where(accountsOf(owner, sharedWith));
  return ownDetails(database, owner, sharedWith);
}
