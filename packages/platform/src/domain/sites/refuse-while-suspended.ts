import { eq, sql } from "../../records/drizzle.ts";
import { UnavailableError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { sites } from "../../records/schema.ts";

/**
 * Call it in the transaction that takes something for a site: a suspension waits until the transaction ends, and
 * afterwards nothing more is taken, whatever a process still has in memory.
 *
 * @throws UnavailableError `site_suspended`
 */
export async function refuseWhileSuspended(tx: DatabaseWriter, slug: string): Promise<void> {
  const [site] = await tx
    .select({ isSuspended: sql<boolean>`${sites.suspendedAt} is not null` })
    .from(sites)
    .where(eq(sites.slug, slug))
    .for("share");
  if (!site || site.isSuspended) throw siteSuspended();
}

/** What whoever sends something to a suspended site is told: robots and programs may ask again in an hour. */
export function siteSuspended(): UnavailableError {
  return new UnavailableError("site_suspended", "This website is closed for now. Please come back later.", 3_600_000);
}
