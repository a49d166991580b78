import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { bumpVersion } from "../records/bump-version.ts";
import type { Records } from "../records/open-records.ts";
import { hosts, siteHistory, sites } from "../records/schema.ts";
import type { JsonDocument } from "../records/schema.ts";
import { normalHost } from "./host-name.ts";
import { SiteRefusedError } from "./site-refused.ts";

/** What applying a document did. */
export interface AppliedSite {
  site: Site;
  /** Times a document of this site was applied with a change. */
  version: number;
  outcome: "created" | "updated" | "unchanged";
}

/**
 * Stores a site's document as it was written, keeps it in the history, takes over its hosts and moves the
 * configuration's version, all or nothing. The same document again changes nothing.
 *
 * @throws SiteRefusedError with every problem, also when a host name belongs to another site
 * @example
 * await applySite(records, { slug: "harbour-mazda", name: "Harbour Mazda", template: "metro", country: "AU", … })
 * // { site: {…}, version: 1, outcome: "created" }
 */
export async function applySite(records: Records, input: unknown): Promise<AppliedSite> {
  const parsed = parseSiteDocument(input);
  if (!parsed.ok) throw new SiteRefusedError(documentName(input), parsed.problems);
  const { site } = parsed;
  const document = JSON.parse(JSON.stringify(input)) as JsonDocument;
  const wanted = [...new Set(site.hosts.map(normalHost))];
  return records.db.transaction(async (tx) => {
    // Two applies at once would else both find a host free.
    await tx.execute(sql`select pg_advisory_xact_lock(${applyLock})`);
    const taken =
      wanted.length === 0 ? [] : await tx.select().from(hosts).where(and(inArray(hosts.host, wanted), ne(hosts.siteSlug, site.slug)));
    if (taken.length > 0) {
      const problems = taken.map(({ host, siteSlug }) => ({ path: "hosts", message: `${host} already belongs to the site ${siteSlug}.` }));
      throw new SiteRefusedError(site.slug, problems);
    }
    const [stored] = await tx
      .select({ version: sites.version, same: sql<boolean>`${sites.document} = ${JSON.stringify(document)}::jsonb` })
      .from(sites)
      .where(eq(sites.slug, site.slug));
    if (stored?.same) return { site, version: stored.version, outcome: "unchanged" as const };
    const version = (stored?.version ?? 0) + 1;
    await tx
      .insert(sites)
      .values({ slug: site.slug, document, version })
      .onConflictDoUpdate({ target: sites.slug, set: { document, version, updatedAt: sql`now()` } });
    await tx.insert(siteHistory).values({ slug: site.slug, version, document });
    await tx.delete(hosts).where(eq(hosts.siteSlug, site.slug));
    if (wanted.length > 0) await tx.insert(hosts).values(wanted.map((host) => ({ host, siteSlug: site.slug })));
    await bumpVersion(tx, "config");
    return { site, version, outcome: stored ? ("updated" as const) : ("created" as const) };
  });
}

/** Key of the advisory lock under which documents are applied, one after the other. */
const applyLock = 5_311_880;

function documentName(input: unknown): string {
  const slug = typeof input === "object" && input !== null && "slug" in input ? input.slug : undefined;
  return typeof slug === "string" && slug !== "" ? slug : "The site";
}
