import { contentKinds, contentLayers, contentPeriod, isInPeriod, mergeContent } from "@forecourt/core/schemas";
import type { ContentRecord, PresentRecords, RecordWords, ShownContent, Site } from "@forecourt/core/schemas";
import { notInArray, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { contentRecords } from "../../records/schema.ts";

/**
 * Which records there are, when they show and what stands in their addresses, without what they say: layer → "kind
 * slug" → record.
 */
export type ContentPresence = ReadonlyMap<string, ReadonlyMap<string, ContentRecord>>;

/** What a site has of content at an instant. */
export interface PresentContent {
  /** The records that show. */
  shown: ShownContent;
  /** Those of kinds with listed fields, with these. */
  listed: PresentRecords;
  /** Starts and ends that have passed. */
  passed: number;
  /** The next start or end. */
  changesAt: Date | undefined;
}

/** Fields of a record that are kept in memory. */
const keptFields = [
  ...new Set([
    "start",
    "end",
    "exclude",
    "excluded_website_ids",
    "manufacturer",
    ...contentKinds.flatMap(({ listed = [] }) => [...listed]),
  ]),
];

/** Kinds whose records no page knows one by one: there can be thousands of them. */
const unknownKinds = contentKinds.filter(({ isImported }) => isImported).map(({ name }) => name);

/** Reads which records there are. */
export async function readPresence(reader: Pick<DatabaseWriter, "select">): Promise<ContentPresence> {
  const { layer, kind, slug, record } = contentRecords;
  const fields = sql.join(
    keptFields.map((field) => sql`${sql.raw(`'${field}'`)}, ${record}->${sql.raw(`'${field}'`)}`),
    sql`, `,
  );
  const rows = await reader
    .select({
      layer,
      kind,
      slug,
      record: sql<ContentRecord>`jsonb_strip_nulls(jsonb_build_object(${fields}))`,
    })
    .from(contentRecords)
    .where(notInArray(kind, unknownKinds));
  const found = new Map<string, Map<string, ContentRecord>>();
  for (const row of rows)
    found.set(row.layer, (found.get(row.layer) ?? new Map()).set(`${row.kind} ${row.slug}`, row.record));
  return found;
}

/** The records that a site shows now. */
export function presentContent(presence: ContentPresence, site: Site, now: Date): PresentContent {
  const layers = contentLayers(site).map((layer) => presence.get(layer));
  const shown: Record<string, RecordWords[]> = {};
  const listed = new Map<string, Map<string, ContentRecord>>();
  const moments: Date[] = [];
  for (const key of [...new Set(layers.flatMap((layer) => [...(layer?.keys() ?? [])]))].sort()) {
    const merged = mergeContent(
      layers.map((layer) => layer?.get(key)),
      site,
    );
    if (!merged) continue;
    const period = contentPeriod(merged, site.timeZone);
    moments.push(...[period.from, period.until].filter((moment) => moment !== undefined));
    const [kind = "", slug = ""] = key.split(" ");
    if (!isInPeriod(period, now)) continue;
    (shown[kind] ??= []).push(wordsOf(slug, merged));
    const fields = contentKinds.find(({ name }) => name === kind)?.listed;
    if (fields)
      listed.set(kind, (listed.get(kind) ?? new Map<string, ContentRecord>()).set(slug, pick(merged, fields)));
  }
  const coming = moments.filter((moment) => moment > now).map((moment) => moment.getTime());
  return {
    shown,
    listed,
    passed: moments.length - coming.length,
    changesAt: coming.length === 0 ? undefined : new Date(Math.min(...coming)),
  };
}

const pick = (record: ContentRecord, fields: readonly string[]): ContentRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));

/** Words in the address of a record: its slug, and that of its manufacturer if it has one. */
function wordsOf(id: string, { manufacturer }: ContentRecord): RecordWords {
  const slug = typeof manufacturer === "object" && manufacturer && "slug" in manufacturer && manufacturer.slug;
  return typeof slug === "string" ? { id, manufacturer: slug } : { id };
}
