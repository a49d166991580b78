import { siteSchema } from "@forecourt/core/schemas";
import type { DocumentLayers } from "@forecourt/core/schemas";
import { desc, inArray } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { siteDefaults, sites } from "../../records/schema.ts";
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
 * Reads what lies below documents that come from outside, right or wrong. A site of theirs that is stored already keeps
 * the pages that were usual when it was new.
 *
 * @returns a function from each of the documents to its layers
 *
 * @example
 * const layersOfInput = await readLayersOf(tx, inputs);
 * checkForOperator(inputs[0], layersOfInput(inputs[0]), env)
 */
export async function readLayersOf(
  reader: Pick<DatabaseWriter, "select" | "selectDistinctOn">,
  documents: readonly unknown[],
): Promise<(document: unknown) => DocumentLayers> {
  const layers = await readLayers(reader);
  // The documents are not validated yet: a value that is no slug belongs to no site, and PostgreSQL may refuse it.
  const slugs = documents
    .map((document) => namesOf(document).slug)
    .filter((slug) => siteSchema.shape.slug.safeParse(slug).success);
  const rows = await reader
    .select({ slug: sites.slug, usualPages: sites.usualPages })
    .from(sites)
    .where(inArray(sites.slug, slugs));
  const usualPages = new Map(rows.map((row) => [row.slug, row.usualPages]));
  return (document) => layersOf(layers, document, usualPages.get(namesOf(document).slug));
}

/**
 * What lies below a site's document: the pages that were usual when the site was new, the platform's defaults and those
 * of the template that the document names.
 *
 * @param usualPages paths of those pages; left out for a new site, which has those of this release
 * @example
 * parseSiteDocument(row.document, layersOf(layers, row.document, row.usualPages))
 */
export function layersOf(layers: StoredLayers, document: unknown, usualPages?: readonly string[]): DocumentLayers {
  const [platform, template] = ["platform", `template:${namesOf(document).template}`].map(
    (layer) => layers.get(layer)?.document as DocumentLayers["platform"],
  );
  const start = usualPages && { pages: { on: [...usualPages] } };
  return { ...(start && { start }), ...(platform && { platform }), ...(template && { template }) };
}

/** Slug and template that a document says, whatever it is. */
function namesOf(document: unknown): { slug: string; template: string } {
  const { slug, template } = (typeof document === "object" && document !== null ? document : {}) as {
    slug?: unknown;
    template?: unknown;
  };
  return { slug: String(slug), template: String(template) };
}

/**
 * Number of times that any defaults have changed: it only ever grows, also for a site that moves to another template.
 */
export function layersVersion(layers: StoredLayers): number {
  return [...layers.values()].reduce((sum, { version }) => sum + version, 0);
}
