import type { GarageAnswer } from "@forecourt/api";
import { and, eq, isNotNull } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { alertAddresses } from "../../records/schema.ts";
import { readConsents } from "../removal/consent-proofs.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { GarageOwner } from "./own-leads.ts";

/**
 * What the ledger has of a shopper: alerts that they agreed to or ended, and consents of enquiries that are deleted. It
 * is asked by the verified number, and by an address whose link was followed: another's address that was only typed
 * tells nothing.
 */
export async function ledgerConsents(
  db: DatabaseWriter,
  { site, user, keys }: GarageOwner & { keys: Pick<IdentityKeys, "hash"> },
): Promise<GarageAnswer["consents"]> {
  const [address] = await db
    .select({ email: alertAddresses.email })
    .from(alertAddresses)
    .where(and(eq(alertAddresses.userId, user.userId), isNotNull(alertAddresses.confirmedAt)));
  const proofs = await readConsents(db, { slug: site.slug, keys }, [{ phone: user.phone, email: address?.email }]);
  return proofs.map(({ givenAt, action, consents, category, source }) => ({
    given_at: givenAt.toISOString(),
    action,
    consents,
    category,
    source,
  }));
}
