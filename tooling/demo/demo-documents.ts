import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SiteDocumentInput } from "@forecourt/core/schemas";

/** Where the mapping of the demo feed lies. */
export const demoMappingFile: string = fileURLToPath(new URL("./mappings/demo-feed.json", import.meta.url));

/** Where the content of the demo lies. */
export const demoContentFolder: string = fileURLToPath(new URL("./content", import.meta.url));

/** The document of a demo site as it was written. */
export async function readSiteDocument(slug: string): Promise<SiteDocumentInput> {
  return JSON.parse(await readFile(new URL(`./sites/${slug}.json`, import.meta.url), "utf8")) as SiteDocumentInput;
}
