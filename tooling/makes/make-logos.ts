// `node --conditions=@forecourt/source tooling/makes/make-logos.ts <folder>`: writes the drawings of logos,
// packages/platform/makes/logos.tsv, for the icons that makes.tsv names. The folder is `icons` of the npm package
// simple-icons (16.37.0, CC0-1.0; `npm pack simple-icons`). It is not a dependency: it holds 3,470 drawings, and only
// those of makes are kept.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the folder `icons` of simple-icons as the argument.");
const folder = join(import.meta.dirname, "../../packages/platform/makes");
const icons = readFileSync(join(folder, "makes.tsv"), "utf8")
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t")[2] ?? "")
  .filter((icon) => icon !== "");
const rows = icons.toSorted().map((icon) => {
  const [, path] = / d="([^"]+)"/.exec(readFileSync(join(source, `${icon}.svg`), "utf8")) ?? [];
  if (path === undefined) throw new Error(`${icon}.svg has no path.`);
  return `${icon}\t${path}\n`;
});
writeFileSync(join(folder, "logos.tsv"), `icon\tpath\n${rows.join("")}`);
process.stdout.write(`${rows.length} logos\n`);
