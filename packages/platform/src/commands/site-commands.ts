import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSiteDocument, siteWarnings } from "@forecourt/core/schemas";
import type { SiteProblem, SiteWarning } from "@forecourt/core/schemas";
import { eq } from "drizzle-orm";
import { sites } from "../records/schema.ts";
import { applySites as storeSites } from "../sites/apply-site.ts";
import { listSites } from "../sites/read-sites.ts";
import { rollbackSite, siteVersions } from "../sites/rollback-site.ts";
import { knownSite } from "./known-site.ts";
import { print, table, UsageError, withRecords } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";

interface CheckedSite {
  name: string;
  ok: boolean;
  problems: readonly SiteProblem[];
  warnings: readonly SiteWarning[];
}

/** `site check [file|slug …]`: documents in files, stored sites by slug, or all stored sites. Exit code 1 when one has a problem. */
export async function checkSites(context: CommandContext, names: readonly string[]): Promise<number> {
  const files = names.filter(isFileName);
  const slugs = names.filter((name) => !isFileName(name));
  const checked = files.map((file) => checkDocument(file, readDocument(context, file)));
  if (slugs.length > 0 || names.length === 0) {
    await withRecords(context, async (records) => {
      for (const slug of slugs.length > 0 ? slugs : (await listSites(records)).map((site) => site.slug)) {
        const [row] = await records.db.select().from(sites).where(eq(sites.slug, slug));
        if (!row) await knownSite(records, slug);
        checked.push(checkDocument(slug, row?.document));
      }
    });
  }
  await print(context, checked, checked.length === 0 ? "There are no sites yet. Make one with: forecourt site apply <file>" : checked.map(describe).join("\n"));
  return checked.every(({ ok }) => ok) ? 0 : 1;
}

/** `site apply <file …>`: all of them or, when one is refused, none. */
export async function applySites(context: CommandContext, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError("Name at least one site document: forecourt site apply <file.json>");
  const documents = files.map((file) => ({ file, document: readDocument(context, file) }));
  const wrong = documents.map(({ file, document }) => checkDocument(file, document)).filter(({ ok }) => !ok);
  if (wrong.length > 0) {
    await print(context, wrong, wrong.map(describe).join("\n"));
    context.err("Nothing was applied. Correct the documents and apply them again.\n");
    return 1;
  }
  const stored = await withRecords(context, (records) => storeSites(records, documents.map(({ document }) => document)));
  const applied = stored.map(({ site, version, outcome }) => ({ slug: site.slug, outcome, version, warnings: siteWarnings(site) }));
  const lines = applied.flatMap(({ slug, outcome, version, warnings }) => [`${slug}: ${outcome}, version ${version}`, ...warnings.map(warningLine)]);
  await print(context, applied, lines.join("\n"));
  return 0;
}

/** `site history <slug>`: every version of its document, the newest first. */
export async function printSiteHistory(context: CommandContext, names: readonly string[]): Promise<number> {
  const slug = oneSlug(names, "history");
  const versions = await withRecords(context, async (records) => {
    const found = await siteVersions(records, slug);
    if (found.length === 0) await knownSite(records, slug);
    return found;
  });
  const rows = versions.map(({ version, appliedAt, isCurrent }) => [String(version), appliedAt.toISOString(), isCurrent ? "served" : ""]);
  await print(context, versions, table([["VERSION", "APPLIED", ""], ...rows]));
  return 0;
}

/** `site rollback <slug> [--to <version>]`: applies an earlier document again, as a new version. */
export async function rollBackSite(context: CommandContext, names: readonly string[], { to }: { to?: string | undefined }): Promise<number> {
  const slug = oneSlug(names, "rollback");
  if (to !== undefined && !/^[1-9]\d{0,8}$/.test(to)) throw new UsageError(`--to wants the number of a version, such as 3, not "${to}". See: forecourt site history ${slug}`);
  const done = await withRecords(context, async (records) => {
    const [known] = await siteVersions(records, slug);
    if (!known) await knownSite(records, slug);
    return rollbackSite(records, slug, to === undefined ? undefined : Number(to));
  });
  const { version, outcome, from, to: restored } = done;
  const text = outcome === "unchanged" ? `${slug}: nothing to do, version ${from} is the document of version ${restored}` : `${slug}: the document of version ${restored} is served again, as version ${version}`;
  await print(context, { slug, outcome, version, from, to: restored }, text);
  return 0;
}

/** `site list` */
export async function printSites(context: CommandContext): Promise<number> {
  const listed = await withRecords(context, listSites);
  const rows = listed.map(({ slug, name, template, hosts, version, problems }) => [
    slug, name, template, String(version), [`${slug}.localhost`, ...hosts].join(" "), problems.length === 0 ? "ok" : `${problems.length} problems, see: forecourt site check ${slug}`,
  ]);
  const text = listed.length === 0 ? "There are no sites yet. Make one with: forecourt site apply <file>" : table([["SITE", "NAME", "TEMPLATE", "VERSION", "HOSTS", "STATE"], ...rows]);
  await print(context, listed, text);
  return 0;
}

function oneSlug(names: readonly string[], command: string): string {
  const [slug, ...more] = names;
  if (slug === undefined || more.length > 0) throw new UsageError(`Name one site: forecourt site ${command} <slug>`);
  return slug;
}

function isFileName(name: string): boolean {
  return /[./\\]/.test(name);
}

function readDocument({ cwd }: CommandContext, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), "utf8");
  } catch (cause) {
    throw new UsageError(`The file ${file} cannot be read (${(cause as Error).message}).`);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`The file ${file} is not JSON (${(cause as Error).message}).`);
  }
}

function checkDocument(name: string, document: unknown): CheckedSite {
  const parsed = parseSiteDocument(document);
  return parsed.ok ? { name, ok: true, problems: [], warnings: siteWarnings(parsed.site) } : { name, ok: false, problems: parsed.problems, warnings: [] };
}

function describe({ name, ok, problems, warnings }: CheckedSite): string {
  const lines = problems.map(({ path, message }) => `  error    ${path || "(document)"}: ${message}`);
  return [`${name}: ${ok ? "ok" : "not right"}`, ...lines, ...warnings.map(warningLine)].join("\n");
}

function warningLine({ path, message }: SiteProblem): string {
  return `  warning  ${path}: ${message}`;
}
