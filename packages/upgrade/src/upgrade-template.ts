import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyCodemods } from "./codemods.ts";
import { crossedNotes } from "./crossed-notes.ts";
import type { ReleaseNotes } from "./crossed-notes.ts";
import { movedManifest, standingVersion } from "./template-manifest.ts";
import type { Manifest } from "./template-manifest.ts";
import { UpgradeError } from "./upgrade-error.ts";
import { compare } from "semver";

/** What this release knows of itself, written when the package is built. */
export interface ReleaseFacts {
  /** The version that all our packages share. */
  version: string;
  /** What it was tested with of others, by name. */
  tested: Readonly<Record<string, string>>;
  notes: ReleaseNotes;
}

/**
 * Moves the template in a folder to a release: its package.json and its code.
 *
 * @param dryRun write nothing
 * @returns what was done, for the author; undefined where it stands on that release already
 * @throws UpgradeError for a mix of versions, and for a template that is newer than the release
 */
export function upgradeTemplate(
  folder: string,
  { version, tested, notes }: ReleaseFacts,
  { dryRun = false }: { dryRun?: boolean } = {},
): string | undefined {
  const manifestFile = join(folder, "package.json");
  const manifest = readManifest(manifestFile);
  const from = standingVersion(manifest);
  const order = compare(from, version);
  if (order === 0) return undefined;
  if (order > 0)
    throw new UpgradeError(
      `This template stands on ${from}, and this is the upgrade to ${version}. Run the one of a later release: npx @forecourt/upgrade@latest`,
    );
  const files = new Map(
    globSync("{app,server}/**/*.{ts,tsx}", { cwd: folder })
      .toSorted()
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  const { changed, done } = applyCodemods(files, from, version);
  if (!dryRun) {
    writeFileSync(manifestFile, `${JSON.stringify(movedManifest(manifest, version, tested), null, 2)}\n`);
    for (const [path, text] of changed) writeFileSync(join(folder, path), text);
  }
  const code =
    done.length === 0
      ? "Nothing in its code has to change.\n"
      : `Its code:\n${done.map((line) => `  ${line}\n`).join("")}`;
  return `${from} → ${version}${dryRun ? " (nothing is written)" : ""}\n${code}${crossedNotes(notes, from, version)}`;
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  } catch {
    throw new UpgradeError("There is no package.json here that can be read. Run this in the folder of a template.");
  }
}
