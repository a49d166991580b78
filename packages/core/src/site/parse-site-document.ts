import type { z } from "zod";
import { siteOfTemplate } from "../page/missing-pages.ts";
import { destinationContradictions } from "./contradictions/destination-contradictions.ts";
import { feedContradictions } from "./contradictions/feed-contradictions.ts";
import { financeContradictions } from "./contradictions/finance-contradictions.ts";
import { pageContradictions } from "./contradictions/page-contradictions.ts";
import { placeContradictions } from "./contradictions/place-contradictions.ts";
import { themeContradictions } from "./contradictions/theme-contradictions.ts";
import { MergeDocumentsError, mergeDocuments } from "./merge-documents.ts";
import type { DocumentObject } from "./merge-documents.ts";
import { siteDocumentSchema, siteSchema } from "./site-document.ts";
import type { Site, SiteDocument } from "./site-document.ts";
import { schemaProblems } from "./schema-problems.ts";
import type { SiteProblem } from "./site-problem.ts";
import type { SiteSecrets } from "./site-secrets.ts";

/**
 * Layers below a site's document: a site's keys win over its template's, a template's over the platform's, and all over
 * the site's first document.
 */
export interface DocumentLayers {
  /** What was usual when the site was new, where later releases have other defaults. */
  start?: DocumentObject;
  /** What the platform sets for every site. */
  platform?: DocumentObject;
  /** What the template sets for its sites. */
  template?: DocumentObject;
}

/** A site document that passed, split into what everybody may see and what only the platform may read. */
export type ParsedSiteDocument =
  | { ok: true; site: Site; secrets: SiteSecrets }
  | { ok: false; problems: SiteProblem[] };

/**
 * Checks a site document whole, laid over what platform and template set: every problem at once, each with its path.
 * Unknown keys and keys that contradict one another are refused.
 *
 * @example
 * parseSiteDocument({ slug: "A" }).ok // false
 */
export function parseSiteDocument(
  input: unknown,
  { start = {}, platform = {}, template = {} }: DocumentLayers = {},
): ParsedSiteDocument {
  if (!isDocument(input))
    return { ok: false, problems: [{ path: "", message: "A site document is a JSON object in braces." }] };
  let merged: DocumentObject;
  try {
    // Names the schema for an editor.
    const { $schema: _, ...document } = input;
    merged = mergeDocuments(start, platform, template, document);
  } catch (error) {
    if (error instanceof MergeDocumentsError)
      return { ok: false, problems: [{ path: error.path, message: error.message }] };
    throw error;
  }
  const parsed = siteDocumentSchema.safeParse(merged);
  const shape = parsed.success
    ? []
    : schemaProblems(siteDocumentSchema, parsed.error.issues, merged).map(({ path, message }) => ({
        path: path.map(String).join("."),
        message,
      }));
  const sections = parsed.success ? parsed.data : parsedSections(merged);
  const against = [
    ...placeContradictions,
    ...pageContradictions,
    ...feedContradictions,
    ...destinationContradictions,
    ...financeContradictions,
    ...themeContradictions,
  ].flatMap((find) => find(sections));
  if (!parsed.success || against.length > 0) return { ok: false, problems: [...shape, ...against] };
  return { ok: true, site: publicPart(parsed.data), secrets: parsed.data.secrets };
}

/** Only the sections that `siteSchema` names: a new section of the document is not public by itself. */
function publicPart(document: SiteDocument): Site {
  const shown = Object.entries(document).filter(([name]) => Object.hasOwn(siteSchema.shape, name));
  return siteOfTemplate({ ...(Object.fromEntries(shown) as Site), locations: withTheirHolidays(document.locations) });
}

/** Special hours stand at the location that they name, wherever they are written (S2 §3 "Special hours entry"). */
function withTheirHolidays(locations: SiteDocument["locations"]): SiteDocument["locations"] {
  const written = locations.flatMap(({ id, special_hours: special }) =>
    special.map((entry) => ({ ...entry, location_id: entry.location_id ?? id })),
  );
  return locations.map((location) => ({
    ...location,
    special_hours: written.filter(({ location_id: at }) => at === location.id),
  }));
}

/** The sections that are right, so that one wrong section does not hide what is wrong with the others. */
function parsedSections(input: DocumentObject): Partial<SiteDocument> {
  const sections: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(siteDocumentSchema.shape)) {
    const parsed = schema.safeParse(input[name]);
    if (parsed.success) sections[name] = parsed.data;
  }
  return sections;
}

function isDocument(input: unknown): input is DocumentObject {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
