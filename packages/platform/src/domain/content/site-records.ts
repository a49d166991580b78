import { contentKinds, contentLayers, contentPeriod, isInPeriod, mergeContent } from "@forecourt/core/schemas";
import type { ContentRecord, Site } from "@forecourt/core/schemas";
import { and, eq, inArray } from "../../records/drizzle.ts";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { contentRecords } from "../../records/schema.ts";

/** A record of content as its layers make it at a site. */
export interface SiteRecord {
  slug: string;
  record: ContentRecord;
}

/** The records of one kind at a site. */
export interface SiteRecords {
  /** Those that show now, by their slugs. */
  shown: SiteRecord[];
  /** The next start or end of any. */
  changesAt: Date | undefined;
}

/**
 * The records of a kind that a site shows: the nearest layer wins, within their time, without those that the rules of
 * the site's country keep from it.
 *
 * @param kind name of the kind; its prose is still Markdown
 */
export async function siteRecords(database: Database, site: Site, kind: string, now: Date): Promise<SiteRecords> {
  const layers = contentLayers(site);
  const rows = await database.db
    .select({ layer: contentRecords.layer, slug: contentRecords.slug, record: contentRecords.record })
    .from(contentRecords)
    .where(and(inArray(contentRecords.layer, layers), eq(contentRecords.kind, kind)))
    .orderBy(contentRecords.slug);
  const declared = contentKinds.find(({ name }) => name === kind);
  const shown: SiteRecord[] = [];
  const coming: number[] = [];
  for (const [slug, ofSlug] of Map.groupBy(rows, (row) => row.slug)) {
    const record = mergeContent(
      layers.map((layer) => ofSlug.find((row) => row.layer === layer)?.record),
      site,
    );
    if (!record || !declared?.schema.safeParse(record).success) continue;
    const period = contentPeriod(record, site.timeZone);
    for (const moment of [period.from, period.until])
      if (moment !== undefined && moment > now) coming.push(moment.getTime());
    const isKept = (declared.problems?.(record, site) ?? []).length > 0;
    if (isInPeriod(period, now) && !isKept) shown.push({ slug, record });
  }
  return { shown, changesAt: coming.length === 0 ? undefined : new Date(Math.min(...coming)) };
}

/**
 * One record that a site shows now.
 *
 * @throws NotFoundError where it shows none of that slug
 */
export async function oneRecord(
  database: Database,
  site: Site,
  { kind, slug, now }: { kind: string; slug: string; now: Date },
): Promise<{ record: ContentRecord; changesAt: Date | undefined }> {
  const { shown, changesAt } = await siteRecords(database, site, kind, now);
  const found = shown.find((known) => known.slug === slug);
  if (!found) throw new NotFoundError("content_unknown", "This site has no such content.");
  return { record: found.record, changesAt };
}
