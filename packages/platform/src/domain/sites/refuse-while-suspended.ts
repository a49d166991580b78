import { eq, sql } from "drizzle-orm";
import { suspendedRefusal } from "../../http/suspended-answer.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { sites } from "../../records/schema.ts";

/**
 * Call it in the transaction that takes something for a site: a suspension waits until the transaction ends, and afterwards
 * nothing more is taken, whatever a process still has in memory.
 *
 * @throws ApiRefusal 503 `site_suspended`
 */
export async function refuseWhileSuspended(tx: DatabaseWriter, slug: string): Promise<void> {
  const [site] = await tx
    .select({ isSuspended: sql<boolean>`${sites.suspendedAt} is not null` })
    .from(sites)
    .where(eq(sites.slug, slug))
    .for("share");
  if (!site || site.isSuspended) throw suspendedRefusal;
}
