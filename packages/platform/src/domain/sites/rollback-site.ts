import { and, desc, eq, lt } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { siteHistory, sites } from "../../records/schema.ts";
import { checkedDocument, lockSites, storeSite } from "./apply-site.ts";
import type { AppliedSite } from "./apply-site.ts";
import type { OperatorEnv } from "./operator-problems.ts";
import { layersOf, readLayers } from "./site-layers.ts";

/** One applied document of a site. */
export interface SiteVersion {
  version: number;
  appliedAt: Date;
  /** The one that is served. */
  isCurrent: boolean;
}

/** A version that a site never had. */
export class SiteVersionError extends Error {
  readonly code = "site_version_unknown";

  constructor(message: string) {
    super(`[sites] ${message}`);
    this.name = "SiteVersionError";
  }
}

/** Every version of a site's document, the newest first; empty for a site that is not there. */
export async function siteVersions(database: Database, slug: string): Promise<SiteVersion[]> {
  const [current] = await database.db.select({ version: sites.version }).from(sites).where(eq(sites.slug, slug));
  const rows = await database.db
    .select({ version: siteHistory.version, appliedAt: siteHistory.appliedAt })
    .from(siteHistory)
    .where(eq(siteHistory.slug, slug))
    .orderBy(desc(siteHistory.version));
  return rows.map((row) => ({ ...row, isCurrent: row.version === current?.version }));
}

/**
 * Applies an earlier document of a site again, as a new version, so that the history stays whole. It is checked like
 * any other: what this release refuses does not come back.
 *
 * @param to the version to go back to; left out, the one before the current one
 * @throws SiteVersionError when the site never had such a version
 * @throws SiteRefusedError when this release refuses the document, or a host name of it belongs to another site by now
 * @example
 * await rollbackSite(records, "harbour-mazda", 3) // { site: {…}, version: 6, outcome: "updated", from: 5, to: 3 }
 */
export async function rollbackSite(
  database: Database,
  slug: string,
  to?: number,
  env: OperatorEnv = {},
): Promise<AppliedSite & { from: number; to: number }> {
  return database.db.transaction(async (tx) => {
    await lockSites(tx);
    const [current] = await tx
      .select({ version: sites.version, usualPages: sites.usualPages })
      .from(sites)
      .where(eq(sites.slug, slug));
    if (!current) throw new SiteVersionError(`There is no site "${slug}" to roll back. See: forecourt site list`);
    const wanted = to === undefined ? lt(siteHistory.version, current.version) : eq(siteHistory.version, to);
    const [row] = await tx
      .select()
      .from(siteHistory)
      .where(and(eq(siteHistory.slug, slug), wanted))
      .orderBy(desc(siteHistory.version))
      .limit(1);
    if (!row) {
      throw new SiteVersionError(
        to === undefined
          ? `${slug} has one version only, there is nothing to go back to.`
          : `${slug} never had a version ${to}. See: forecourt site history ${slug}`,
      );
    }
    const { site, document } = checkedDocument(
      row.document,
      layersOf(await readLayers(tx), row.document, current.usualPages),
      env,
    );
    return { ...(await storeSite(tx, site, document, env)), from: current.version, to: row.version };
  });
}
