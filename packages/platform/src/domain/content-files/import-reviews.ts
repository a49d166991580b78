import { createHash } from "node:crypto";
import { wallDate } from "@forecourt/core";
import { pathSegment } from "@forecourt/core";
import { contentKinds, reviewRecord, reviewSlug } from "@forecourt/core/schemas";
import type { ContentLayer, ContentRecord, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { applyContent, storedContent } from "../content/apply-content.ts";
import type { FileProblem } from "./file-problem.ts";
import type { ReviewRow } from "./review-rows.ts";

/** What reviews are imported with. */
export interface ReviewImport {
  site: Site;
  /** Every review of its source: those that it lacks are gone there too. */
  rows: readonly ReviewRow[];
  /** What mistakes name as the file. */
  file: string;
  /** Where they were written, for rows that do not say it. */
  source?: string | undefined;
  now: Date;
  /** Says what would change, and changes nothing. @default false */
  dryRun?: boolean;
  /** Removes more than half of the reviews of a source. @default false */
  force?: boolean;
}

/** What an import came to. */
export interface ImportedReviews {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Of the site, from all sources. */
  total: number;
}

/**
 * Replaces the reviews of a site by those of a file; a file with a mistake changes nothing. The file is the full list
 * of each source that it names, as a stock file is of the cars (decisions.md row 64): stored reviews of these sources
 * that it lacks are removed, and reviews of other sources stay.
 *
 * @returns what changed, or every mistake with its line
 */
export async function importReviews(
  database: Database,
  { site, rows, file, source, now, dryRun = false, force = false }: ReviewImport,
): Promise<{ imported: ImportedReviews } | { problems: FileProblem[] }> {
  const read = readRows(rows, { site, file, source, now });
  if (read.problems.length > 0) return { problems: read.problems };
  const layer: ContentLayer = `site:${site.slug}`;
  const stored = (await storedContent(database.db, layer)).get(layer)?.["review"] ?? {};
  const sources = new Set([...read.records.values()].map((record) => record["source"]));
  const [ofThese, ofOthers] = [true, false].map((isTheirs) =>
    Object.entries(stored).filter(([, record]) => sources.has(record["source"]) === isTheirs),
  ) as [[string, ContentRecord][], [string, ContentRecord][]];
  const gone = ofThese.filter(([slug]) => !read.records.has(slug)).length;
  if (gone * 2 > ofThese.length && !force)
    return {
      problems: [
        {
          file,
          line: 1,
          message: `${gone} of ${ofThese.length} reviews of ${[...sources].join(", ")} would be removed, because the file is the full list of its source. Import it with --force if that is meant.`,
        },
      ],
    };
  const records = Object.fromEntries([...ofOthers, ...read.records]);
  const { changes } = await applyContent(database, new Map([[layer, { review: records }]]), {
    dryRun,
    kinds: ["review"],
  });
  const count = (of: string) => changes.filter(({ change }) => change === of).length;
  const [added, changed, removed] = [count("added"), count("changed"), count("removed")];
  const total = Object.keys(records).length;
  return { imported: { added, changed, removed, unchanged: read.records.size - added - changed, total } };
}

/** Rows as records by their slugs, with what is wrong with any. */
function readRows(
  rows: readonly ReviewRow[],
  { site, file, source, now }: Pick<ReviewImport, "site" | "file" | "source" | "now">,
): { records: Map<string, ContentRecord>; problems: FileProblem[] } {
  const kind = contentKinds.find(({ name }) => name === "review");
  const records = new Map<string, ContentRecord>();
  const lines = new Map<string, number>();
  const problems: FileProblem[] = [];
  const today = wallDate(now, site.timeZone);
  if (rows.length === 0) problems.push({ file, line: 1, message: "There is no review in it." });
  for (const { line, fields } of rows) {
    const say = (message: string) => problems.push({ file, line, message });
    const found = reviewRecord(fields, source, (instant) => wallDate(instant, site.timeZone));
    const parsed = "record" in found ? kind?.schema.safeParse(found.record) : undefined;
    const issues = "issues" in found ? found.issues : (parsed?.error?.issues ?? []);
    for (const { path, message } of issues) say(path.length === 0 ? message : `${path.join(".")}: ${message}`);
    if (!("record" in found) || !parsed?.success) continue;
    const { record } = found;
    for (const problem of kind?.problems?.(record, site) ?? []) say(`${problem.path.join(".")}: ${problem.message}`);
    if (String(record["review_date"]) > today) say(`review_date: ${record["review_date"]} is still to come.`);
    const named = { source: String(record["source"]), id: String(record["id"]) };
    const slug = reviewSlug(named) ?? `${pathSegment(named.source)}-${hashOf(named.id)}`;
    const before = lines.get(slug);
    if (before === undefined) lines.set(slug, line);
    else say(`This is the same review as on line ${before}.`);
    records.set(slug, record);
  }
  return { records, problems };
}

const hashOf = (id: string) => createHash("sha256").update(id).digest("hex").slice(0, 20);
