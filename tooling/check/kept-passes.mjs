// What passed on this machine, and with which files, so that what did not change is not checked again.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const kept = "node_modules/.cache/forecourt-check";

/** @typedef {Record<string, string>} Files the hash of each file of the working tree, by its path */

/** @returns {Files} */
export function filesNow() {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8", maxBuffer: 64e6 });
  const paths = list.split("\n").filter((path) => path !== "" && existsSync(path));
  const hashes = execFileSync("git", ["hash-object", "--stdin-paths"], {
    encoding: "utf8",
    input: paths.join("\n"),
    maxBuffer: 64e6,
  }).split("\n");
  return Object.fromEntries(paths.map((path, index) => [path, hashes[index] ?? ""]));
}

/**
 * Paths that were changed, added or removed since a step passed here; undefined where it never did.
 *
 * @param {string} step
 * @param {Files} files
 * @returns {string[] | undefined}
 */
export function changedSince(step, files) {
  const mark = markOf(step);
  if (!existsSync(mark)) return undefined;
  /** @type {Files} */
  const before = JSON.parse(readFileSync(mark, "utf8"));
  return Object.keys({ ...before, ...files }).filter((path) => before[path] !== files[path]);
}

/**
 * @param {string} step
 * @param {Files} files as they were when it began
 */
export function keepPass(step, files) {
  mkdirSync(kept, { recursive: true });
  writeFileSync(markOf(step), JSON.stringify(files));
}

const markOf = (step) => join(kept, `${step.replaceAll(/\W+/g, "-")}.json`);
