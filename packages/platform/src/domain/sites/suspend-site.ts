import { eq } from "../../records/drizzle.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { sites } from "../../records/schema.ts";
import { refuseWhileRemoved } from "./refuse-while-removed.ts";
import { lockSites } from "./apply-site.ts";

/**
 * Suspends a site or serves it again: live within a second, like any change of a document. A suspended site answers 503
 * and takes no enquiry; its data stays, and what it has taken is still delivered.
 *
 * @returns whether that changed anything; undefined when there is no such site
 * @throws SiteRefusedError when the site is being removed
 * @example
 * await suspendSite(records, "harbour-mazda", new Date()) // true
 * await suspendSite(records, "harbour-mazda", null) // true: it is served again
 */
export async function suspendSite(database: Database, slug: string, since: Date | null): Promise<boolean | undefined> {
  return database.db.transaction(async (tx) => {
    await lockSites(tx);
    await refuseWhileRemoved(tx, slug);
    const [site] = await tx.select({ suspendedAt: sites.suspendedAt }).from(sites).where(eq(sites.slug, slug));
    if (!site) return undefined;
    if ((site.suspendedAt === null) === (since === null)) return false;
    await tx.update(sites).set({ suspendedAt: since }).where(eq(sites.slug, slug));
    await bumpVersion(tx, "config");
    return true;
  });
}
