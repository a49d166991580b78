import { isDeepStrictEqual } from "node:util";
import { contentKinds, mergeContent, starterPage } from "@forecourt/core/schemas";
import type { ContentLayer, ContentRecord } from "@forecourt/core/schemas";
import { desc, eq, inArray, sql } from "../../records/drizzle.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import { contentHistory, contentRecords, sites } from "../../records/schema.ts";
import type { Database } from "../../records/open-database.ts";
import { lockSites } from "../sites/apply-site.ts";
import type { SiteTransaction } from "../sites/apply-site.ts";
import { problemsAt, recordProblems } from "./check-records.ts";
import { ContentRefusedError } from "./content-refused.ts";
import type { RecordProblem } from "./content-refused.ts";
import { readContentSites } from "./content-sites.ts";
import { recordsOf } from "./layer-content.ts";
import type { ContentOfLayers, LayerContent, RecordPlace } from "./layer-content.ts";

/** A record that changes. */
export interface ContentChange extends RecordPlace {
  change: "added" | "changed" | "removed";
}

/** Result of applying content. */
export interface AppliedContent {
  changes: ContentChange[];
  /** Sites that show something else by it; no other site's pages are made anew. */
  sites: string[];
  /** The new version of each layer that changes. */
  versions: { layer: ContentLayer; version: number }[];
}

/**
 * Makes the content of layers what is given, keeps the earlier one in the history, and moves on the version of exactly
 * the sites that show something else by it: live within a second. Records of these layers that are not given are
 * removed; other layers stay, and so do kinds that come by import where nothing of them is given. All of it happens or
 * nothing.
 *
 * @param kinds what is given is of these kinds alone: all others stay. @default every kind
 * @param dryRun says what would change, and changes nothing
 * @throws ContentRefusedError with every problem
 * @example
 * await applyContent(database, new Map([["manufacturer:mazda", { page: { warranty: { title: "Warranty", body: "Five years." } } }]]))
 * // { changes: [{ change: "added", … }], sites: ["harbour-mazda"], versions: [{ layer: "manufacturer:mazda", version: 1 }] }
 */
export async function applyContent(
  database: Database,
  all: ContentOfLayers,
  { dryRun = false, kinds }: { dryRun?: boolean; kinds?: readonly string[] } = {},
): Promise<AppliedContent> {
  const given = [...all].flatMap(([layer, content]) => recordsOf(layer, content));
  const problems = given.flatMap(({ record, ...place }) => recordProblems(place, record));
  if (problems.length > 0) throw new ContentRefusedError(problems);
  return database.db.transaction(async (tx) => {
    await lockSites(tx);
    const layers = [...all.keys()];
    const stored = await storedContent(tx);
    const contents = new Map(
      [...all].map(([layer, content]) => [layer, withKept(content, stored.get(layer) ?? {}, kinds)] as const),
    );
    const changes = layers.flatMap((layer) => changesOf(layer, stored.get(layer) ?? {}, contents.get(layer) ?? {}));
    if (changes.length === 0) return { changes, sites: [], versions: [] };
    const touched = await touchedSites(tx, changes, stored, new Map([...stored, ...contents]));
    const changed = layers.filter((layer) => changes.some((change) => change.layer === layer));
    const versions: AppliedContent["versions"] = [];
    for (const layer of changed) versions.push({ layer, version: (await lastVersion(tx, layer)) + 1 });
    if (!dryRun) {
      for (const { layer, version } of versions) await storeLayer(tx, layer, version, contents.get(layer) ?? {});
      await wake(tx, touched, stored);
    }
    return { changes, sites: touched, versions };
  });
}

/** The content of every layer, or of one. */
export async function storedContent(
  reader: Pick<SiteTransaction, "select">,
  layer?: ContentLayer,
): Promise<Map<ContentLayer, LayerContent>> {
  const rows = await reader
    .select()
    .from(contentRecords)
    .where(layer === undefined ? undefined : eq(contentRecords.layer, layer))
    .orderBy(contentRecords.layer, contentRecords.kind, contentRecords.slug);
  const found = new Map<ContentLayer, Record<string, Record<string, ContentRecord>>>();
  for (const row of rows) {
    const of = found.get(row.layer as ContentLayer) ?? {};
    of[row.kind] = { ...of[row.kind], [row.slug]: row.record };
    found.set(row.layer as ContentLayer, of);
  }
  return found;
}

/** The content of a layer with the kinds that what is given says nothing of. */
function withKept(given: LayerContent, stored: LayerContent, kinds: readonly string[] | undefined): LayerContent {
  const kept = contentKinds.filter(({ name, isImported }) =>
    kinds ? !kinds.includes(name) : isImported === true && given[name] === undefined,
  );
  return { ...given, ...Object.fromEntries(kept.flatMap(({ name }) => (stored[name] ? [[name, stored[name]]] : []))) };
}

function changesOf(layer: ContentLayer, before: LayerContent, after: LayerContent): ContentChange[] {
  const [old, now] = [before, after].map(
    (content) => new Map(recordsOf(layer, content).map((found) => [`${found.kind} ${found.slug}`, found])),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort().flatMap((key): ContentChange[] => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const place = was ?? is;
    if (!place || (was && is && isDeepStrictEqual(was.record, is.record))) return [];
    const change = was ? (is ? "changed" : "removed") : "added";
    return [{ layer, kind: place.kind, slug: place.slug, change }];
  });
}

/**
 * The sites at which one of the changed records comes out as something else.
 *
 * @throws ContentRefusedError where a record would not be whole at a site
 */
async function touchedSites(
  tx: SiteTransaction,
  changes: readonly ContentChange[],
  before: ContentOfLayers,
  after: ContentOfLayers,
): Promise<string[]> {
  const problems = new Map<string, RecordProblem>();
  const touched = new Set<string>();
  for (const { site, layers } of await readContentSites(tx)) {
    const merged = (content: ContentOfLayers, { kind, slug }: RecordPlace) =>
      mergeContent(
        layers.map((layer) => content.get(layer)?.[kind]?.[slug]),
        site,
      );
    for (const change of changes.filter(({ layer }) => layers.includes(layer))) {
      const [was, is] = [merged(before, change), merged(after, change)];
      if (isDeepStrictEqual(was, is)) continue;
      touched.add(site.slug);
      const whole = is && { ...(change.kind === "page" ? starterPage(change.slug, site) : undefined), ...is };
      for (const problem of whole ? problemsAt(change, whole, site) : [])
        problems.set(
          `${change.layer} ${change.kind} ${change.slug} ${problem.path.join(".")} ${problem.message}`,
          problem,
        );
    }
  }
  if (problems.size > 0) throw new ContentRefusedError([...problems.values()]);
  return [...touched].sort();
}

async function lastVersion(tx: SiteTransaction, layer: ContentLayer): Promise<number> {
  const [row] = await tx
    .select({ version: contentHistory.version })
    .from(contentHistory)
    .where(eq(contentHistory.layer, layer))
    .orderBy(desc(contentHistory.version))
    .limit(1);
  return row?.version ?? 0;
}

async function storeLayer(tx: SiteTransaction, layer: ContentLayer, version: number, content: LayerContent) {
  await tx.delete(contentRecords).where(eq(contentRecords.layer, layer));
  const rows = recordsOf(layer, content).map((found) => ({ ...found, record: { ...found.record } }));
  if (rows.length > 0) await tx.insert(contentRecords).values(rows);
  const records = Object.fromEntries(
    contentKinds.map(({ name }) => [
      name,
      Object.fromEntries(rows.filter(({ kind }) => kind === name).map(({ slug, record }) => [slug, record])),
    ]),
  );
  await tx.insert(contentHistory).values({ layer, version, records });
}

/**
 * A site's version also counts the starts and ends that have passed, and these may be fewer now: it moves on by as many
 * as there can have been, so that no version comes twice.
 */
async function wake(tx: SiteTransaction, slugs: readonly string[], before: ContentOfLayers): Promise<void> {
  if (slugs.length === 0) return;
  const moments = [...before].flatMap(([layer, content]) =>
    recordsOf(layer, content).flatMap(({ record }) => [record["start"], record["end"]].filter(Boolean)),
  ).length;
  await tx
    .update(sites)
    .set({ contentVersion: sql`${sites.contentVersion} + ${moments + 1}` })
    .where(inArray(sites.slug, [...slugs]));
  await bumpVersion(tx, "config");
}
