import type { DocumentLayers } from "@forecourt/core/schemas";
import { desc } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { siteDefaults } from "../../records/schema.ts";
import type { JsonDocument } from "../../records/schema.ts";

/** Whose defaults: of the platform for every site, or of a template for the sites that name it. */
export type LayerName = "platform" | `template:${string}`;

/** The defaults that hold: one document a layer. */
export type StoredLayers = ReadonlyMap<string, { version: number; document: JsonDocument }>;

/** Reads the defaults of the platform and of every template, the latest version of each. */
export async function readLayers(reader: Pick<DatabaseWriter, "selectDistinctOn">): Promise<StoredLayers> {
  const rows = await reader
    .selectDistinctOn([siteDefaults.layer])
    .from(siteDefaults)
    .orderBy(siteDefaults.layer, desc(siteDefaults.version));
  return new Map(rows.map(({ layer, version, document }) => [layer, { version, document }]));
}

/**
 * What lies below a site's document: the platform's defaults and those of the template that the document names.
 *
 * @example
 * parseSiteDocument(document, layersOf(layers, document))
 */
export function layersOf(layers: StoredLayers, document: unknown): DocumentLayers {
  const name =
    typeof document === "object" && document !== null && "template" in document ? document.template : undefined;
  const [platform, template] = ["platform", `template:${String(name)}`].map(
    (layer) => layers.get(layer)?.document as DocumentLayers["platform"],
  );
  return { ...(platform && { platform }), ...(template && { template }) };
}

/** Number of times that any defaults have changed: it only ever grows, also for a site that moves to another template. */
export function layersVersion(layers: StoredLayers): number {
  return [...layers.values()].reduce((sum, { version }) => sum + version, 0);
}
