import { rm } from "node:fs/promises";
import { eq, sql } from "../../records/drizzle.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { payments, platformVersions, siteRemovalFiles, siteRemovals, sites } from "../../records/schema.ts";
import { lockSites } from "../sites/apply-site.ts";
import { unusedContentVersion } from "../sites/unused-content-version.ts";
import { countUndelivered, planRemoval } from "./plan-removal.ts";
import type { RemovalPlan } from "./plan-removal.ts";
import { countRows } from "./delete-rows.ts";
import { deleteSiteRows } from "./delete-site-rows.ts";
import { importReports, removeMedia } from "./site-files.ts";

/** What a removal stands on. */
export interface SiteRemoval {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
  /** Data folder of this machine. */
  dataDir: string;
  slug: string;
  /** Leads that reached nobody go too. */
  discardLeads: boolean;
  now: Date;
  /** Waits until the search index has every change; false when nobody brings it up to date. */
  indexChanges: () => Promise<boolean>;
  /** Hears what is done next. */
  onStep?: (step: string) => void;
}

/** What a removal came to. */
export type RemovedSite = Omit<RemovalPlan, "media"> & { outcome: "removed" | "already removed" | "index behind" };

/** A removal that did not begin. */
export class RemovalRefusedError extends Error {
  readonly code: "site_unknown" | "leads_undelivered" | "deposits_held";

  constructor(code: RemovalRefusedError["code"], message: string) {
    super(`[removal] ${message}`);
    this.name = "RemovalRefusedError";
    this.code = code;
  }
}

const filesAtOnce = 500;

/**
 * Removes a site with its data: it is suspended first, so that nothing comes in any more, then its rows go in small
 * steps, then its files, then its documents of the search index. The server may run. A removal that was cut off goes on
 * where it was when it is begun again; one that is finished answers its report.
 *
 * @throws RemovalRefusedError when there is no such site, or when leads wait that nobody has and `discardLeads` is not
 *   set
 */
export async function removeSite(removal: SiteRemoval): Promise<RemovedSite> {
  const { database, dataDir, slug, indexChanges } = removal;
  const step = removal.onStep ?? (() => {});
  const begun = await begin(removal);
  if (begun.finished) return { ...begun.plan, outcome: "already removed" };
  step("suspended");
  await deleteSiteRows({ ...removal, onStep: step });
  step("rows deleted");
  for (;;) {
    const files = await database.db
      .select({ key: siteRemovalFiles.key })
      .from(siteRemovalFiles)
      .where(eq(siteRemovalFiles.slug, slug))
      .limit(filesAtOnce);
    if (files.length === 0) break;
    for (const { key } of files) {
      await removeMedia(dataDir, key);
      step(`file ${key}`);
    }
    await database.db.execute(
      sql`delete from site_removal_files where slug = ${slug} and key in (${sql.join(
        files.map(({ key }) => sql`${key}`),
        sql`, `,
      )})`,
    );
  }
  for (const file of await importReports(dataDir, slug)) await rm(file, { force: true });
  step("files deleted");
  if (!(await indexChanges())) return { ...begun.plan, outcome: "index behind" };
  // An indexer that took the last cars may have moved it once more.
  await database.db.delete(platformVersions).where(eq(platformVersions.key, `stock:${slug}`));
  await database.db.update(siteRemovals).set({ finishedAt: new Date() }).where(eq(siteRemovals.slug, slug));
  return { ...begun.plan, outcome: "removed" };
}

/** Suspends the site and notes what goes and which files, together; from then on only going on is possible. */
async function begin({
  database,
  dataDir,
  slug,
  discardLeads,
  now,
}: SiteRemoval): Promise<{ plan: Omit<RemovalPlan, "media">; finished: boolean }> {
  const isStored = async (db: DatabaseWriter) =>
    (await db.select({ slug: sites.slug }).from(sites).where(eq(sites.slug, slug))).length > 0;
  const earlier = async (db: DatabaseWriter) => {
    const [row] = await db.select().from(siteRemovals).where(eq(siteRemovals.slug, slug));
    return row && { plan: row.report as unknown as Omit<RemovalPlan, "media">, finished: row.finishedAt !== null };
  };
  const known = await earlier(database.db);
  if (known && (!known.finished || !(await isStored(database.db)))) return known;
  const { media, ...plan } = await planRemoval(database, dataDir, slug);
  return database.db.transaction(async (tx) => {
    await lockSites(tx);
    // Waits for every enquiry that is being stored; later ones find the site suspended.
    const [site] = await tx
      .update(sites)
      .set({ suspendedAt: sql`coalesce(${sites.suspendedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(sites.slug, slug))
      // A later site of the same name goes on from here: it has no version that this one had.
      .returning({ version: sql<number>`(${sites.version} + ${unusedContentVersion})::int` });
    if (!site) {
      const other = await earlier(tx);
      if (other) return other;
      throw new RemovalRefusedError("site_unknown", `There is no site "${slug}". See: forecourt site list`);
    }
    const undelivered = await countUndelivered(tx, slug);
    if (undelivered > 0 && !discardLeads)
      throw new RemovalRefusedError(
        "leads_undelivered",
        `${undelivered} ${undelivered === 1 ? "enquiry has" : "enquiries have"} not reached the dealer. Save them first: forecourt leads export --site ${slug} --output ${slug}.csv. Then repeat the removal with --discard-leads.`,
      );
    const deposits = await countRows(
      tx,
      payments,
      sql`site_slug = ${slug} and (state in ('open', 'refund_due') or (kind = 'deposit' and state = 'paid'))`,
    );
    if (deposits > 0)
      throw new RemovalRefusedError(
        "deposits_held",
        `${deposits} ${deposits === 1 ? "payment is" : "payments are"} not settled. Refund or sell each deposit first, and wait for what is open: forecourt payments list --site ${slug}`,
      );
    const values = { siteVersion: site.version, startedAt: now, finishedAt: null, report: { ...plan, undelivered } };
    await tx
      .insert(siteRemovals)
      .values({ slug, ...values })
      .onConflictDoUpdate({ target: siteRemovals.slug, set: values });
    for (let start = 0; start < media.length; start += filesAtOnce)
      await tx.insert(siteRemovalFiles).values(media.slice(start, start + filesAtOnce).map((key) => ({ slug, key })));
    await bumpVersion(tx, "config");
    return { plan: { ...plan, undelivered }, finished: false };
  });
}
