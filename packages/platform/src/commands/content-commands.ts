import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { storedContent } from "../domain/content/apply-content.ts";
import type { AppliedContent } from "../domain/content/apply-content.ts";
import { recordsOf } from "../domain/content/layer-content.ts";
import { applyContentFolder } from "../domain/content-files/apply-content-folder.ts";
import { writeContentFolder } from "../domain/content-files/write-content-folder.ts";
import { createOutsideCaller } from "../base/outside/outside-fetch.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { contentLayerName } from "./content-layer-name.ts";
import { withDatabase } from "./with-database.ts";

/** `content check <folder>`: what would change, and every mistake. Exit code 1 when there is one. */
export const checkContent = (context: CommandContext, names: readonly string[]): Promise<number> =>
  runFolder(context, names, { command: "check", dryRun: true });

/** `content apply <folder>`: all of it, or nothing. */
export const applyContentCommand = (context: CommandContext, names: readonly string[]): Promise<number> =>
  runFolder(context, names, { command: "apply", dryRun: false });

async function runFolder(
  context: CommandContext,
  names: readonly string[],
  { command, dryRun }: { command: string; dryRun: boolean },
): Promise<number> {
  const folder = oneFolder(context, names, command);
  const { dataDir, env } = context;
  const outside = createOutsideCaller(env);
  const result = await withDatabase(context, async (database) => {
    try {
      return await applyContentFolder(database, folder, {
        dataDir,
        dryRun,
        hosts: pictureHosts(env),
        fetch: outside.fetch,
      });
    } finally {
      await outside.close();
    }
  });
  if ("applied" in result) {
    await print(context, result.applied, changesText(result.applied, { dryRun }));
    return 0;
  }
  const lines = result.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const count = lines.length === 1 ? "1 mistake" : `${lines.length} mistakes`;
  await print(context, result, [...lines, `${count}. Nothing was applied.`].join("\n"));
  return 1;
}

/** `content list [layer]`: every record that holds. */
export async function listContent(context: CommandContext, names: readonly string[]): Promise<number> {
  const [name, ...more] = names;
  if (more.length > 0) throw new UsageError("Name one layer, or none: forecourt content list site:harbour-mazda");
  const layer = name === undefined ? undefined : contentLayerName(name);
  const stored = await withDatabase(context, (database) => storedContent(database.db, layer));
  const rows = [...stored].flatMap(([of, content]) =>
    recordsOf(of, content).map(({ kind, slug, record }) => ({
      layer: of,
      kind,
      slug,
      title: text(record["title"]),
      start: text(record["start"]),
      end: text(record["end"]),
    })),
  );
  const lines = rows.map((row) => [row.layer, row.kind, row.slug, row.title, row.start, row.end]);
  await print(
    context,
    rows,
    rows.length === 0
      ? layer === undefined
        ? "There is no content yet. Make some with: forecourt content apply <folder>"
        : `${layer} has no content. See what has: forecourt content list`
      : table([["LAYER", "KIND", "SLUG", "TITLE", "START", "END"], ...lines]),
  );
  return 0;
}

/** `content export <folder> [--layer <layer>]`: the content that holds, as a folder that can be applied. */
export async function exportContent(
  context: CommandContext,
  names: readonly string[],
  { layer }: { layer?: string | undefined },
): Promise<number> {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0)
    throw new UsageError("Name a new folder: forecourt content export <folder>");
  const of = layer === undefined ? undefined : contentLayerName(layer);
  const stored = await withDatabase(context, (database) => storedContent(database.db, of));
  const written = await writeContentFolder(resolve(context.cwd, name), stored, context.dataDir);
  await print(context, { written }, `${written} records written to ${name}`);
  return 0;
}

function oneFolder({ cwd }: CommandContext, names: readonly string[], command: string): string {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0)
    throw new UsageError(`Name one folder: forecourt content ${command} <folder>`);
  const folder = resolve(cwd, name);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new UsageError(`There is no folder ${name}.`);
  return folder;
}

/** Hosts whose pictures are fetched: FORECOURT_PICTURE_HOSTS, separated by commas. */
function pictureHosts(env: CommandContext["env"]): string[] {
  return (env["FORECOURT_PICTURE_HOSTS"] ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
}

function changesText({ changes, sites, versions }: AppliedContent, { dryRun }: { dryRun: boolean }): string {
  if (changes.length === 0) return "Nothing changes.";
  const signs = { added: "+", changed: "~", removed: "-" };
  return [
    ...changes.map(({ change, layer, kind, slug }) => `${signs[change]} ${layer} ${kind} ${slug}`),
    ...versions.map(({ layer, version }) => `${layer}: ${dryRun ? "would be" : "is"} version ${version}`),
    `${dryRun ? "Would wake" : "Woken"}: ${sites.length === 0 ? "no site" : `${sites.length} sites (${sites.slice(0, 20).join(", ")}${sites.length > 20 ? ", …" : ""})`}`,
  ].join("\n");
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
