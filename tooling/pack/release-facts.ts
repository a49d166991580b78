// `node tooling/pack/release-facts.ts <folder>`: what a release knows of itself, for @forecourt/upgrade: its version,
// what it was tested with of others, and the notes of every version, out of the changelogs of all packages.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { templateManifest } from "./copy-template.ts";

const repository = resolve(import.meta.dirname, "..", "..");

/**
 * The entries of changelogs by version, each once: a changeset stands in the changelog of every package that it names.
 *
 * @param texts changelogs as changesets write them
 */
export function notesOf(texts: readonly string[]): Record<string, string[]> {
  const notes: Record<string, string[]> = {};
  for (const text of texts)
    for (const part of text.split(/^## /m).slice(1)) {
      const version = /^\d+\.\d+\.\d+\S*/.exec(part)?.[0];
      if (version === undefined) continue;
      const known = (notes[version] ??= []);
      const entries = part
        .split(/^- /m)
        .slice(1)
        .map((entry) => entry.replace(/\n#+ [\s\S]*/, "").replace(/^[0-9a-f]{7,}: /, ""))
        .map((entry) => entry.replaceAll(/\n {2}/g, "\n").trim())
        .filter((entry) => !entry.startsWith("Updated dependencies"));
      for (const entry of entries) if (!known.includes(entry)) known.push(entry);
    }
  return notes;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error("[upgrade] Say which folder the facts go to.");
  const { dependencies, devDependencies } = templateManifest();
  const { version } = JSON.parse(readFileSync(join(repository, "packages/upgrade/package.json"), "utf8")) as {
    version: string;
  };
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith("@forecourt/"),
  );
  const texts = globSync("{packages,apps}/*/CHANGELOG.md", { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), "utf8"),
  );
  const facts = { version, tested: Object.fromEntries(others), notes: notesOf(texts) };
  writeFileSync(join(resolve(folder), "release-facts.json"), `${JSON.stringify(facts)}\n`);
}
