import { contentLayers, parseSiteDocument } from "@forecourt/core/schemas";
import type { ContentLayer, Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { sites } from "../../records/schema.ts";
import { layersOf, readLayers } from "../sites/site-layers.ts";

/** A site, and the layers of content that it shows. */
export interface ContentSite {
  site: Site;
  layers: readonly ContentLayer[];
}

/** Every site whose document can be read, with its layers of content. */
export async function readContentSites(
  reader: Pick<DatabaseWriter, "select" | "selectDistinctOn">,
): Promise<ContentSite[]> {
  const defaults = await readLayers(reader);
  const rows = await reader
    .select({ document: sites.document, usualPages: sites.usualPages })
    .from(sites)
    .orderBy(sites.slug);
  return rows.flatMap(({ document, usualPages }) => {
    const parsed = parseSiteDocument(document, layersOf(defaults, document, usualPages));
    return parsed.ok ? [{ site: parsed.site, layers: contentLayers(parsed.site) }] : [];
  });
}
