import { maskSitePhones } from "@forecourt/core";
import { siteWithContent } from "@forecourt/core/schemas";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { hosts, sites } from "../../records/schema.ts";
import { isLoopbackHost, normalHost } from "../../base/environment/host-name.ts";
import { isReservedHost } from "./operator-problems.ts";
import { presentContent, readPresence } from "./content-presence.ts";
import { readSiteSources } from "./read-site-sources.ts";
import type { SiteSource } from "./read-site-sources.ts";
import { layersVersion, readLayers } from "./site-layers.ts";
import type { Log } from "../../base/log/log-line.ts";

/** A site as it is served. */
export interface ServedSite {
  /** As anybody may see it: numbers that a shopper has to ask for are masked (decisions.md row 49). */
  site: Site;
  /**
   * As it is stored, phone numbers whole. One without a host of its own has that below the public host, to which
   * messages link.
   */
  stored: Site;
  secrets: SiteSecrets;
  /**
   * Increases with each change of its document, the defaults below it and its content, and with each start and end of
   * content; part of cache keys.
   */
  version: number;
  /** It answers 503 and takes nothing; what it has taken is still delivered. */
  isSuspended: boolean;
}

/** The sites of this deployment, in memory. */
export interface SiteDirectory {
  byHost(host: string): ServedSite | undefined;
  bySlug(slug: string): ServedSite | undefined;
  all(): Site[];
  /** Reads what changed since the last time. */
  reload(): Promise<void>;
  /** Calls the listener with each site that a reading no longer finds. */
  onRemoved(listener: (slug: string) => void): void;
}

/** A site in memory. */
interface SiteEntry extends SiteSource {
  served: ServedSite;
  /** Next instant at which content of the site starts or ends, in ms. */
  changesAt: number;
}

/** The version of each site's document and content, and whether it is suspended. */
async function readVersions(database: Database): Promise<{ slug: string; version: number; isSuspended: boolean }[]> {
  const rows = await database.db
    .select({
      slug: sites.slug,
      version: sites.version,
      contentVersion: sites.contentVersion,
      suspendedAt: sites.suspendedAt,
    })
    .from(sites);
  return rows.map(({ slug, version, contentVersion, suspendedAt }) => ({
    slug,
    version: version + contentVersion,
    isSuspended: suspendedAt !== null,
  }));
}

/** The slug of each host that a document names and that is not reserved. */
async function readHosts(database: Database, publicHost: string): Promise<Map<string, string>> {
  const rows = await database.db.select().from(hosts);
  return new Map(
    rows
      .filter(({ host, siteSlug }) => !isReservedHost(host, siteSlug, publicHost))
      .map(({ host, siteSlug }) => [normalHost(host), siteSlug]),
  );
}

/** Makes the entry of a site with the content that it has at this moment. */
function createEntry(
  { document, secrets, version, presence, paymentProviders }: SiteSource,
  { isSuspended, publicHost }: Pick<ServedSite, "isSuspended"> & { publicHost: string },
): SiteEntry {
  const { shown, listed, passed, changesAt } = presentContent(presence, document, new Date());
  const stored = { ...siteWithContent(document, shown, listed), ...(paymentProviders ? { paymentProviders } : {}) };
  return {
    document,
    secrets,
    version,
    presence,
    paymentProviders,
    changesAt: changesAt?.getTime() ?? Number.POSITIVE_INFINITY,
    served: {
      site: maskSitePhones(stored),
      stored:
        stored.hosts.length > 0 || isLoopbackHost(publicHost)
          ? stored
          : { ...stored, hosts: [`${stored.slug}.${publicHost}`] },
      secrets,
      version: version + passed,
      isSuspended,
    },
  };
}

/**
 * Opens the directory. Every site answers at `<slug>.<publicHost>` and at the hosts of its document that are not
 * reserved. A document that
 * this release cannot read keeps its last good version and is reported.
 *
 * @param providersOf payment providers that a site with these secrets has. @default not known
 */
export async function openSiteDirectory(
  database: Database,
  publicHost: string,
  log: Log,
  providersOf?: (secrets: SiteSecrets) => Site["paymentProviders"],
): Promise<SiteDirectory> {
  let bySlug = new Map<string, SiteEntry>();
  let slugByHost = new Map<string, string>();
  const removedListeners: ((slug: string) => void)[] = [];

  async function read() {
    const [layers, presence] = [await readLayers(database.db), await readPresence(database.db)];
    const rows = await readVersions(database);
    const versionOfLayers = layersVersion(layers);
    const changed = rows.filter((row) => bySlug.get(row.slug)?.version !== row.version + versionOfLayers);
    const present = new Set(rows.map(({ slug }) => slug));
    const served = new Map([...bySlug].filter(([slug]) => present.has(slug)));
    const slugs = changed.map(({ slug }) => slug);
    for (const [slug, source] of await readSiteSources(database, slugs, { layers, presence, providersOf, log }))
      served.set(slug, createEntry(source, { isSuspended: false, publicHost }));
    for (const { slug, isSuspended } of rows) {
      const site = served.get(slug);
      if (site && site.served.isSuspended !== isSuspended)
        served.set(slug, createEntry(site, { isSuspended, publicHost }));
    }
    const names = await readHosts(database, publicHost);
    for (const slug of served.keys()) names.set(`${slug}.${publicHost}`, slug);
    const removed = [...bySlug.keys()].filter((slug) => !present.has(slug));
    // At once: a site that is listed answers.
    bySlug = served;
    slugByHost = names;
    for (const slug of removed) for (const listener of removedListeners) listener(slug);
  }

  // One after the other: an older reading must not end after a newer one.
  let reading = Promise.resolve();
  function reload(): Promise<void> {
    reading = reading.catch(() => {}).then(read);
    return reading;
  }

  await reload();
  const bySlugNow = (slug: string) => {
    const entry = bySlug.get(slug);
    if (entry && entry.changesAt <= Date.now()) {
      const later = createEntry(entry, { ...entry.served, publicHost });
      bySlug.set(slug, later);
      return later.served;
    }
    return entry?.served;
  };
  return {
    byHost: (host) => bySlugNow(slugByHost.get(normalHost(host)) ?? ""),
    bySlug: bySlugNow,
    all: () =>
      [...bySlug.keys()]
        .flatMap((slug) => bySlugNow(slug)?.site ?? [])
        .sort((one, other) => one.name.localeCompare(other.name, "en")),
    reload,
    onRemoved: (listener) => void removedListeners.push(listener),
  };
}
