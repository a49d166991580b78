import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import type { Log } from "../../base/log/log-line.ts";
import { inArray } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { sites } from "../../records/schema.ts";
import type { ContentPresence } from "./content-presence.ts";
import { layersOf, layersVersion } from "./site-layers.ts";
import type { StoredLayers } from "./site-layers.ts";

/** The stored parts of a site. */
export interface SiteSource {
  /** As its document says. */
  document: Site;
  secrets: SiteSecrets;
  /** Version of document, defaults and content, without starts and ends that have passed. */
  version: number;
  presence: ContentPresence;
  paymentProviders: Site["paymentProviders"];
}

/**
 * Reads the documents of sites. One that this release cannot read is logged and left out.
 *
 * @param providersOf payment providers that a site with these secrets has; undefined where they are not known
 */
export async function readSiteSources(
  database: Database,
  slugs: readonly string[],
  {
    layers,
    presence,
    providersOf,
    log,
  }: {
    layers: StoredLayers;
    presence: ContentPresence;
    providersOf: ((secrets: SiteSecrets) => Site["paymentProviders"]) | undefined;
    log: Log;
  },
): Promise<(readonly [slug: string, source: SiteSource])[]> {
  if (slugs.length === 0) return [];
  const rows = await database.db
    .select()
    .from(sites)
    .where(inArray(sites.slug, [...slugs]));
  return rows.flatMap((row) => {
    const parsed = parseSiteDocument(row.document, layersOf(layers, row.document, row.usualPages));
    if (!parsed.ok) {
      log({
        level: "error",
        event: "site_document_invalid",
        site: row.slug,
        version: row.version,
        path: parsed.problems[0]?.path,
        problem: parsed.problems[0]?.message,
      });
      return [];
    }
    const source: SiteSource = {
      document: parsed.site,
      secrets: parsed.secrets,
      version: row.version + row.contentVersion + layersVersion(layers),
      presence,
      paymentProviders: providersOf?.(parsed.secrets),
    };
    return [[row.slug, source] as const];
  });
}
