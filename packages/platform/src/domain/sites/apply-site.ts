import { defaultPaths } from "@forecourt/core/pages";
import { pageProblems } from "@forecourt/core/schemas";
import type { DocumentLayers, Site, SiteProblem } from "@forecourt/core/schemas";
import { and, eq, inArray, ne, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import { bumpVersion } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { hosts, siteHistory, sites } from "../../records/schema.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { refuseWhileRemoved } from "./refuse-while-removed.ts";
import { normalHost, publicHostOf } from "../../base/environment/host-name.ts";
import { checkForOperator } from "./operator-problems.ts";
import type { OperatorEnv } from "./operator-problems.ts";
import { unusedContentVersion } from "./unused-content-version.ts";
import { readLayersOf } from "./site-layers.ts";
import { SiteRefusedError } from "./site-refused.ts";
import { advisoryLocks } from "../../records/advisory-locks.ts";
import { queueForIndex } from "../stock/queue-for-index.ts";

/** Result of applying a document. */
export interface AppliedSite {
  site: Site;
  /** Times a document of this site was applied with a change. */
  version: number;
  outcome: "created" | "updated" | "unchanged";
}

/** A transaction of the records. */
export type SiteTransaction = Parameters<Parameters<Database["db"]["transaction"]>[0]>[0];

/**
 * Stores a site's document as it was written, keeps it in the history, takes over its hosts and moves the
 * configuration's version, all or nothing. The same document again changes nothing.
 *
 * @param env what the operator allows documents to name. @default nothing but public https addresses, below `localhost`
 * @throws SiteRefusedError with every problem, also when a host name belongs to another site
 * @example
 * await applySite(records, { slug: "harbour-mazda", name: "Harbour Mazda", template: "metro", country: "AU", … })
 * // { site: {…}, version: 1, outcome: "created" }
 */
export async function applySite(database: Database, input: unknown, env: OperatorEnv = {}): Promise<AppliedSite> {
  const [applied] = await applySites(database, [input], env);
  if (!applied)
    throw new Error(
      "[sites] A document was applied without an answer. This is a fault of the platform; please report it.",
    );
  return applied;
}

/**
 * Stores several documents, all or none of them: one that is refused keeps the others out too.
 *
 * @throws SiteRefusedError as {@link applySite}
 */
export async function applySites(
  database: Database,
  inputs: readonly unknown[],
  env: OperatorEnv = {},
): Promise<AppliedSite[]> {
  return database.db.transaction(async (tx) => {
    await lockSites(tx);
    const layersOfInput = await readLayersOf(tx, inputs);
    const checked = inputs.map((input) => checkedDocument(input, layersOfInput(input), env));
    const applied: AppliedSite[] = [];
    for (const { site, document } of checked) applied.push(await storeSite(tx, site, document, env));
    return applied;
  });
}

/**
 * Keeps every other apply and rollback waiting until the transaction ends: two at once would else both find a host
 * free.
 */
export async function lockSites(tx: SiteTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${applyLock})`);
}

/**
 * A document that passed the check, with its site; laid over the defaults of the platform and of its template.
 *
 * @throws SiteRefusedError with every problem
 */
export function checkedDocument(
  input: unknown,
  layers: DocumentLayers,
  env: OperatorEnv,
): { site: Site; document: JsonDocument } {
  const parsed = checkForOperator(input, layers, env);
  if (!parsed.ok) throw new SiteRefusedError(documentName(input), parsed.problems);
  const dead = pageProblems(parsed.site, input);
  if (dead.length > 0) throw new SiteRefusedError(parsed.site.slug, dead);
  return { site: parsed.site, document: JSON.parse(JSON.stringify(input)) as JsonDocument };
}

/** Writes a checked document within a transaction that holds {@link lockSites}. */
export async function storeSite(
  tx: SiteTransaction,
  site: Site,
  document: JsonDocument,
  env: OperatorEnv,
): Promise<AppliedSite> {
  const earlier = await refuseWhileRemoved(tx, site.slug);
  const wanted = [...new Set(site.hosts.map(normalHost))];
  const problems = await takenHosts(tx, site.slug, wanted, env);
  if (problems.length > 0) throw new SiteRefusedError(site.slug, problems);
  const [stored] = await tx
    .select({
      version: sites.version,
      same: sql<boolean>`${sites.document} = ${JSON.stringify(document)}::jsonb`,
      samePlaces: sql<boolean>`${placesIn(sql`${sites.document}`)} = ${placesIn(sql`${JSON.stringify(document)}::jsonb`)}`,
    })
    .from(sites)
    .where(eq(sites.slug, site.slug));
  if (stored?.same) return { site, version: stored.version, outcome: "unchanged" };
  const version = Math.max(stored?.version ?? 0, earlier) + 1;
  await tx
    .insert(sites)
    .values({ slug: site.slug, document, version, usualPages: [...defaultPaths] })
    .onConflictDoUpdate({
      target: sites.slug,
      set: { document, version, contentVersion: unusedContentVersion, updatedAt: sql`now()` },
    });
  await tx.insert(siteHistory).values({ slug: site.slug, version, document });
  await tx.delete(hosts).where(eq(hosts.siteSlug, site.slug));
  if (wanted.length > 0) await tx.insert(hosts).values(wanted.map((host) => ({ host, siteSlug: site.slug })));
  await bumpVersion(tx, "config");
  if (stored && !stored.samePlaces) await queueForIndex(tx, sql`select id from cars where site_slug = ${site.slug}`);
  return { site, version, outcome: stored ? "updated" : "created" };
}

/** What the search index takes from a site's document: where its places are and what its dealerships are called. */
const placesIn = (document: SQL): SQL =>
  sql`jsonb_build_array(${document} -> 'locations', ${document} #> '{dealer,dealerships}')`;

/**
 * Hosts that are another site's: by its document, or because they are its name below the public host; and this site's
 * own name in another's document.
 */
async function takenHosts(
  tx: SiteTransaction,
  slug: string,
  wanted: readonly string[],
  env: OperatorEnv,
): Promise<SiteProblem[]> {
  const publicHost = publicHostOf(env);
  const named = await tx
    .select()
    .from(hosts)
    .where(and(inArray(hosts.host, [...wanted, `${slug}.${publicHost}`]), ne(hosts.siteSlug, slug)));
  const labels = wanted
    .filter((host) => host.endsWith(`.${publicHost}`))
    .map((host) => host.slice(0, -publicHost.length - 1));
  const others =
    labels.length === 0
      ? []
      : await tx
          .select({ slug: sites.slug })
          .from(sites)
          .where(and(inArray(sites.slug, labels), ne(sites.slug, slug)));
  return [
    ...named.map(({ host, siteSlug }) => ({
      path: "hosts",
      message: `${host} already belongs to the site ${siteSlug}. Take it out of that site's document first.`,
    })),
    ...others.map((other) => ({
      path: "hosts",
      message: `${other.slug}.${publicHost} is where the site ${other.slug} answers. Take it out.`,
    })),
  ];
}

/** Key of the advisory lock under which documents are applied, one after the other. */
const applyLock = advisoryLocks.sites;

function documentName(input: unknown): string {
  const slug = typeof input === "object" && input !== null && "slug" in input ? input.slug : undefined;
  return typeof slug === "string" && slug !== "" ? slug : "The site";
}
