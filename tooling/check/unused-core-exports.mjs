import { posix } from "node:path";
import { namesOf } from "./export-uses.mjs";

const source = "packages/core/src/";
const core = "@forecourt/core";
const testing = `${core}/testing`;
const isTest = (file) => /\.test(-d)?\.tsx?$/.test(file) || /^packages\/[^/]+\/test\//.test(file);
const isOfTests = (file) => isTest(file) || file.startsWith(`${source}testing/`);

/**
 * Finds what `@forecourt/core` exports for nobody. A name that leaves the package must be taken by a product file
 * (another package, an app, the tooling, the documents), or, through `./testing`, by a test. A name that leaves a file
 * of the package must be used in it, by another of its files, or leave the package; tests do not count.
 *
 * @param {object} input
 * @param {ReadonlyMap<string, string>} input.texts text of every file that may use core, core's own among them, by path
 * @param {Readonly<Record<string, string>>} input.entries file of each entry, by the name that it is imported by
 * @returns {{ findings: string[], counts: Record<string, number> }} and how many names leave through each entry
 */
export function unusedCoreExports({ texts, entries }) {
  const files = new Map([...texts].map(([file, text]) => [file, namesOf(file, text)]));
  const entryFiles = new Set(Object.values(entries));
  const uses = usesOf(files, entryFiles);
  const findings = [];
  const counts = {};
  for (const [entry, file] of Object.entries(entries)) {
    const names = files.get(file);
    for (const from of names.starred)
      findings.push(`${file}: export * from "${from}" hides what leaves the package. Name it.`);
    counts[entry] = names.passedOn.length;
    for (const { name } of names.passedOn)
      if (!uses.outside.has(`${entry} ${name}`))
        findings.push(
          entry === testing
            ? `${name} leaves ${entry} and no test takes it. Take it out of ${file}.`
            : `${name} leaves ${entry} and no product code takes it. Take it out of ${file}; where only tests take it, put it into ${entries[testing]}.`,
        );
  }
  for (const [file, names] of files) {
    if (!file.startsWith(source) || isOfTests(file) || entryFiles.has(file)) continue;
    for (const name of names.declared) {
      const isUsed = uses.inside.has(`${file} ${name}`) || (names.said.get(name) ?? 0) > 1;
      if (!isUsed) findings.push(`${file}: ${name} is exported for nobody. Take it out.`);
    }
  }
  return { findings, counts };
}

/** Who takes what: from the package by `entry name`, within it by `file name`. */
function usesOf(files, entryFiles) {
  const outside = new Set();
  const inside = new Set();
  for (const [file, { imported, passedOn }] of files) {
    const isOwn = file.startsWith("packages/core/");
    for (const { name, from } of [...imported, ...passedOn]) {
      if (isOwn && from.startsWith(".") && (!isOfTests(file) || entryFiles.has(file)))
        inside.add(`${posix.join(posix.dirname(file), from)} ${name}`);
      if (isOwn && isTest(file) && /testing\//.test(from)) outside.add(`${testing} ${name}`);
      if (!isOwn && from.startsWith(core) && (from === testing || !isTest(file))) outside.add(`${from} ${name}`);
    }
  }
  return { outside, inside };
}
