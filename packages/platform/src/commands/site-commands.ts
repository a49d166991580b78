import { siteWarnings } from "@forecourt/core/schemas";
import { ownHostOf } from "../base/environment/host-name.ts";
import { eq } from "../records/drizzle.ts";
import type { Database } from "../records/open-database.ts";
import { sites } from "../records/schema.ts";
import { applySites as storeSites } from "../domain/sites/apply-site.ts";
import { listSites } from "../domain/sites/read-sites.ts";
import { readLayers, readLayersOf } from "../domain/sites/site-layers.ts";
import { rollbackSite, siteVersions } from "../domain/sites/rollback-site.ts";
import { knownSite } from "./known-site.ts";
import { readPresence } from "../domain/sites/content-presence.ts";
import { checkDocument, describeCheck, warningLine, withPlaces } from "./check-document.ts";
import type { CheckedSite } from "./check-document.ts";
import { declaredPages } from "./declared-pages.ts";
import { mediaWarnings } from "./media-warnings.ts";
import { readMenuWords } from "./menu-warnings.ts";
import { noticeWarnings } from "./notice-warnings.ts";
import { readDocumentText } from "./read-document.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { templateWarnings } from "./template-warnings.ts";
import { hasRecords, withDatabase } from "./with-database.ts";
import { oneSlug } from "./one-slug.ts";

/**
 * `site check [file|slug …]`: documents in files, stored sites by slug, or all stored sites. Exit code 1 when one has a
 * problem. A document that cannot be read is reported like one with a problem; the others are checked all the same.
 */
export async function checkSites(context: CommandContext, names: readonly string[]): Promise<number> {
  const files = names.filter(isFileName);
  const slugs = names.filter((name) => !isFileName(name));
  const { unread, orUnread } = unreadAmong(names);
  const documents = await readDocuments(context, files, orUnread);
  const withDeclared = await declaredPages(context.cwd);
  if (slugs.length === 0 && names.length > 0 && !hasRecords(context))
    return printChecked(context, [
      ...documents.map(({ file, document, text }) =>
        withPlaces(checkDocument(file, document, withDeclared(document, {}), context.env), text),
      ),
      ...unread,
    ]);
  const checked = await withDatabase(context, async (database) => {
    const stored: ReadSite[] = [];
    for (const slug of names.length > 0 ? slugs : (await listSites(database)).map((site) => site.slug)) {
      const [row] = await database.db.select().from(sites).where(eq(sites.slug, slug));
      if (row) stored.push({ file: slug, document: row.document });
      else await orUnread(slug, () => knownSite(database, slug));
    }
    const all = [...documents, ...stored];
    const [layersOfInput, words, presence] = await Promise.all([
      readLayersOf(
        database.db,
        all.map(({ document }) => document),
      ),
      readMenuWords(database),
      readPresence(database.db),
    ]);
    const checked = all.map(({ file, document, text }) => {
      const layers = withDeclared(document, layersOfInput(document));
      return withPlaces(checkDocument(file, document, layers, context.env, { words, presence }), text);
    });
    return Promise.all(checked.map((found) => withStoredWarnings(database, context.dataDir, found)));
  });
  return printChecked(context, [...checked, ...unread]);
}

/** A site document that was read. */
interface ReadSite {
  /** Name of its file, or slug of a stored site. */
  file: string;
  document: unknown;
  /** Of a file. */
  text?: string;
}

/** Collects which of several documents cannot be read, and why: one that is named alone throws. */
function unreadAmong(names: readonly string[]) {
  const unread: CheckedSite[] = [];
  const orUnread = async <Read>(name: string, read: () => Read | Promise<Read>): Promise<Read[]> => {
    try {
      return [await read()];
    } catch (error) {
      if (!(error instanceof UsageError) || names.length === 1) throw error;
      unread.push({ name, ok: false, problems: [{ path: "", message: error.message }], warnings: [] });
      return [];
    }
  };
  return { unread, orUnread };
}

/** The documents in files, without those that cannot be read. */
async function readDocuments(
  context: CommandContext,
  files: readonly string[],
  orUnread: ReturnType<typeof unreadAmong>["orUnread"],
): Promise<ReadSite[]> {
  const documents: ReadSite[] = [];
  for (const file of files)
    documents.push(...(await orUnread(file, () => ({ file, ...readDocumentText(context, file) }))));
  return documents;
}

/** With what is not stored here of the site, and what its cars lack. */
async function withStoredWarnings(database: Database, dataDir: string, checked: CheckedSite): Promise<CheckedSite> {
  const { site, warnings } = checked;
  return site
    ? {
        ...checked,
        warnings: [
          ...templateWarnings(site, await readLayers(database.db)),
          ...warnings,
          ...mediaWarnings(site, dataDir),
          ...(await noticeWarnings(database.db, site)),
        ],
      }
    : checked;
}

async function printChecked(context: CommandContext, checked: readonly CheckedSite[]): Promise<number> {
  await print(
    context,
    checked.map(({ name, ok, problems, warnings }) => ({ name, ok, problems, warnings })),
    checked.length === 0
      ? "There are no sites yet. Make one with: forecourt site apply <file>"
      : checked.map(describeCheck).join("\n"),
  );
  return checked.every(({ ok }) => ok) ? 0 : 1;
}

/** `site apply <file …>`: all of them or, when one is refused, none. */
export async function applySites(context: CommandContext, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError("Name at least one site document: forecourt site apply <file.json>");
  const { unread, orUnread } = unreadAmong(files);
  const documents = await readDocuments(context, files, orUnread);
  const { wrong, stored, layers } = await withDatabase(context, async (database) => {
    const layersOfInput = await readLayersOf(
      database.db,
      documents.map(({ document }) => document),
    );
    const refused = [
      ...documents
        .map(({ file, document, text }) =>
          withPlaces(checkDocument(file, document, layersOfInput(document), context.env), text),
        )
        .filter(({ ok }) => !ok),
      ...unread,
    ];
    return {
      layers: await readLayers(database.db),
      wrong: refused,
      stored:
        refused.length > 0
          ? []
          : await storeSites(
              database,
              documents.map(({ document }) => document),
              context.env,
            ),
    };
  });
  if (wrong.length > 0) {
    await print(context, wrong, wrong.map(describeCheck).join("\n"));
    context.err("Nothing was applied. Correct the documents and apply them again.\n");
    return 1;
  }
  const applied = stored.map(({ site, version, outcome }) => ({
    slug: site.slug,
    outcome,
    version,
    warnings: [...templateWarnings(site, layers), ...siteWarnings(site)],
  }));
  const lines = applied.flatMap(({ slug, outcome, version, warnings }) => [
    `${slug}: ${outcome}, version ${version}`,
    ...warnings.map(warningLine),
  ]);
  await print(context, applied, lines.join("\n"));
  return 0;
}

/** `site history <slug>`: every version of its document, the newest first. */
export async function printSiteHistory(context: CommandContext, names: readonly string[]): Promise<number> {
  const slug = oneSlug(names, "history");
  const versions = await withDatabase(context, async (database) => {
    const found = await siteVersions(database, slug);
    if (found.length === 0) await knownSite(database, slug);
    return found;
  });
  const rows = versions.map(({ version, appliedAt, isCurrent }) => [
    String(version),
    appliedAt.toISOString(),
    isCurrent ? "served" : "",
  ]);
  await print(context, versions, table([["VERSION", "APPLIED", ""], ...rows]));
  return 0;
}

/** `site rollback <slug> [--to <version>]`: applies an earlier document again, as a new version. */
export async function rollBackSite(
  context: CommandContext,
  names: readonly string[],
  { to }: { to?: string | undefined },
): Promise<number> {
  const slug = oneSlug(names, "rollback");
  if (to !== undefined && !/^[1-9]\d{0,8}$/.test(to))
    throw new UsageError(
      `--to wants the number of a version, such as 3, not "${to}". See: forecourt site history ${slug}`,
    );
  const done = await withDatabase(context, async (database) => {
    const [known] = await siteVersions(database, slug);
    if (!known) await knownSite(database, slug);
    return rollbackSite(database, slug, to === undefined ? undefined : Number(to), context.env);
  });
  const { version, outcome, from, to: restored } = done;
  const text =
    outcome === "unchanged"
      ? `${slug}: nothing to do, version ${from} is the document of version ${restored}`
      : `${slug}: the document of version ${restored} is served again, as version ${version}`;
  await print(context, { slug, outcome, version, from, to: restored }, text);
  return 0;
}

/** `site list` */
export async function printSites(context: CommandContext): Promise<number> {
  const listed = await withDatabase(context, listSites);
  const rows = listed.map(({ slug, name, template, hosts, version, isSuspended, problems }) => [
    slug,
    name,
    template,
    String(version),
    [ownHostOf(slug, context.env), ...hosts].join(" "),
    problems.length === 0
      ? isSuspended
        ? "suspended"
        : "ok"
      : `${problems.length} problems, see: forecourt site check ${slug}`,
  ]);
  const text =
    listed.length === 0
      ? "There are no sites yet. Make one with: forecourt site apply <file>"
      : table([["SITE", "NAME", "TEMPLATE", "VERSION", "HOSTS", "STATE"], ...rows]);
  await print(context, listed, text);
  return 0;
}

function isFileName(name: string): boolean {
  return /[./\\]/.test(name);
}
