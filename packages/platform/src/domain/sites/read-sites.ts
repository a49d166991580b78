import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site, SiteProblem, SiteSecrets } from "@forecourt/core/schemas";
import { asc, eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { hosts, sites } from "../../records/schema.ts";
import { normalHost } from "../../base/environment/host-name.ts";
import { layersOf, readLayers } from "./site-layers.ts";
import { SiteRefusedError } from "./site-refused.ts";

/** A stored site, with the defaults that lie below its document. */
export interface StoredSite {
  site: Site;
  secrets: SiteSecrets;
  version: number;
}

/** A line of `site list`. */
export interface ListedSite {
  slug: string;
  name: string;
  template: string;
  hosts: string[];
  version: number;
  /** It answers 503 and takes no enquiries. */
  isSuspended: boolean;
  /** What this release finds wrong with the stored document; empty when it is served. */
  problems: readonly SiteProblem[];
}

/**
 * Every stored site, by slug. A document that an earlier release accepted and this one does not is listed with its
 * problems.
 */
export async function listSites(database: Database): Promise<ListedSite[]> {
  const rows = await database.db.select().from(sites).orderBy(asc(sites.slug));
  const layers = await readLayers(database.db);
  return rows.map(({ slug, document, version, suspendedAt, usualPages }) => {
    const isSuspended = suspendedAt !== null;
    const parsed = parseSiteDocument(document, layersOf(layers, document, usualPages));
    if (!parsed.ok)
      return { slug, name: slug, template: "", hosts: [], version, isSuspended, problems: parsed.problems };
    const { name, template, hosts: names } = parsed.site;
    return { slug, name, template, hosts: names, version, isSuspended, problems: [] };
  });
}

/**
 * The site of a slug; undefined when there is none.
 *
 * @throws SiteRefusedError when its stored document does not fit this release
 */
export async function siteBySlug(database: Database, slug: string): Promise<StoredSite | undefined> {
  const [row] = await database.db.select().from(sites).where(eq(sites.slug, slug));
  if (!row) return undefined;
  const parsed = parseSiteDocument(row.document, layersOf(await readLayers(database.db), row.document, row.usualPages));
  if (!parsed.ok) throw new SiteRefusedError(slug, parsed.problems);
  return { site: parsed.site, secrets: parsed.secrets, version: row.version };
}

/**
 * The site that answers at a host name; undefined when none does. `<slug>.localhost` always works.
 *
 * @example
 * (await siteByHost(records, "harbour-mazda.localhost:4000"))?.site.slug // "harbour-mazda"
 */
export async function siteByHost(database: Database, host: string): Promise<StoredSite | undefined> {
  const name = normalHost(host);
  const [row] = await database.db.select().from(hosts).where(eq(hosts.host, name));
  if (row) return siteBySlug(database, row.siteSlug);
  const local = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  return local === undefined ? undefined : siteBySlug(database, local);
}
