import type { DocumentLayers } from "@forecourt/core/schemas";
import { desc } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { siteDefaults, sites } from "../../records/schema.ts";
import type { JsonDocument } from "../../records/schema.ts";

/** Whose defaults: of the platform for every site, or of a template for the sites that name it. */
export type LayerName = "platform" | `template:${string}`;

/** Under which name {@link StoredLayers} has what a site began with. */
const startOf = (slug: string) => `site:${slug}`;

/** The defaults that hold: one document a layer, and for each site what it began with. */
export type StoredLayers = ReadonlyMap<string, { version: number; document: JsonDocument }>;

/** Reads the defaults of the platform and of every template, the latest version of each, and what each site began with. */
export async function readLayers(reader: Pick<DatabaseWriter, "select" | "selectDistinctOn">): Promise<StoredLayers> {
  const rows = await reader
    .selectDistinctOn([siteDefaults.layer])
    .from(siteDefaults)
    .orderBy(siteDefaults.layer, desc(siteDefaults.version));
  const starts = await reader.select({ slug: sites.slug, on: sites.usualPages }).from(sites);
  return new Map([
    ...rows.map(({ layer, version, document }) => [layer, { version, document }] as const),
    ...starts.map(({ slug, on }) => [startOf(slug), { version: 0, document: { pages: { on } } }] as const),
  ]);
}

/**
 * What lies below a site's document: what the site began with, the platform's defaults and those of the template that the
 * document names. A document of a new site begins with the defaults of this release.
 *
 * @example
 * parseSiteDocument(document, layersOf(layers, document))
 */
export function layersOf(layers: StoredLayers, document: unknown): DocumentLayers {
  const { slug, template: name } = (typeof document === "object" && document !== null ? document : {}) as {
    slug?: unknown;
    template?: unknown;
  };
  const [start, platform, template] = [startOf(String(slug)), "platform", `template:${String(name)}`].map(
    (layer) => layers.get(layer)?.document as DocumentLayers["platform"],
  );
  return { ...(start && { start }), ...(platform && { platform }), ...(template && { template }) };
}

/** Number of times that any defaults have changed: it only ever grows, also for a site that moves to another template. */
export function layersVersion(layers: StoredLayers): number {
  return [...layers.values()].reduce((sum, { version }) => sum + version, 0);
}
