// What `@forecourt/core` weighs as it is published: each entry whole, rules imported alone, the whole installation.
// `--write` writes the table of README.md again.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { resolve } from "node:path";
import { rolldown } from "rolldown";

process.chdir(resolve(import.meta.dirname, "../../packages/core"));
const { name, dependencies = {}, exports } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * Largest size of an entry with all that it needs, minified and gzipped, in kB of 1000 bytes. Raise one only with a
 * reason in the change. No page loads "." or "./schemas" whole.
 */
const entryLimits = {
  ".": 45,
  "./schemas": 92,
  "./pages": 8,
  "./phone": 34,
  "./plain-search": 20,
  "./reserve": 4,
  "./spin": 1,
  "./alerts": 3,
  "./trade-in": 3.8,
  "./testing": 70,
  "./zod": 130,
};

/** Rules imported alone, with the file that holds each. A browser pays for these one by one. */
const rules = {
  displayPrice: "price/display-price.ts",
  carTitle: "car/car-title.ts",
  attributeChips: "car/attribute-chips.ts",
  cardTag: "stock/card-tag.ts",
  collapseSoldRuns: "stock/collapse-sold-runs.ts",
  repayment: "finance/repayment.ts",
  comparisonRate: "finance/comparison-rate.ts",
  locationOpenState: "location/location-open-state.ts",
  isMaskedPhone: "location/site-phones.ts",
  parseSearchQuery: "search/search-query.ts",
};

/** What a bundler may add around a module, in bytes after minifying. */
const margin = 120;

/** What an author has on disk after `npm i @forecourt/core`, in bytes: files as a disk of blocks of 4 kB holds them. */
const installLimit = 7_000_000;
const block = 4096;

const findings = [];
const say = (text) => findings.push(`${name}: ${text}`);

async function weigh(code) {
  const bundle = await rolldown({
    input: "weighed",
    treeshake: true,
    platform: "browser",
    plugins: [
      {
        name: "weighed",
        resolveId: (id) => (id === "weighed" ? `${process.cwd()}/weighed.js` : undefined),
        load: (id) => (id.endsWith("/weighed.js") ? code : undefined),
      },
    ],
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const [{ code: text, modules }] = output;
  return {
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    used: Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([file]) => file),
  };
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const MB = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

if (!existsSync("dist/index.js")) {
  console.error(`${name} is not built. Run: pnpm --filter ${name} build`);
  process.exit(1);
}

const rows = [];
for (const [entry, target] of Object.entries(exports)) {
  const { gzip } = await weigh(`export * from "./${target.default}"`);
  const limit = entryLimits[entry];
  if (limit === undefined) say(`the entry ${entry} has no limit of size. Give it one in tooling/check/core-sizes.mjs.`);
  else if (gzip > limit * 1000)
    say(
      `the entry ${entry} weighs ${kB(gzip)} minified and gzipped, and its limit is ${limit} kB. Take out what made it grow, or raise the limit in tooling/check/core-sizes.mjs and say why.`,
    );
  rows.push(`| \`${entry === "." ? name : entry.replace(".", name)}\`, whole | ${kB(gzip)} | ${limit} kB |`);
}
for (const [rule, file] of Object.entries(rules)) {
  const alone = await weigh(`import { ${rule} } from "./dist/index.js"; globalThis.x = ${rule};`);
  const own = await weigh(`import { ${rule} } from "./src/${file}"; globalThis.x = ${rule};`);
  const foreign = alone.used.filter((used) => /node_modules|\/dist\/(zod\/|phone\/phone-library)/.test(used));
  if (foreign.length > 0)
    say(
      `${rule} alone brings ${foreign[0]} along. A rule imports no library: move what needs it behind ./schemas or ./phone.`,
    );
  if (alone.bytes > own.bytes + margin)
    say(
      `${rule} alone weighs ${alone.bytes} bytes minified, its own modules ${own.bytes}. Something in the entry is kept though nobody uses it: look for code that runs when a module is loaded.`,
    );
  rows.push(
    `| \`import { ${rule} }\` | ${kB(alone.gzip)} | its modules, ${own.bytes} bytes before gzip, + ${margin} |`,
  );
}
const named = Object.keys(dependencies);
if (named.length > 0)
  say(
    `has dependencies (${named.join(", ")}), and an author would install them along. Build what is used of them into the package, as zod and the library of phone numbers are (docs/decisions/0043).`,
  );
const shipped = globSync(["package.json", "README.md", "dist/**"], { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name: file }) => statSync(`${parentPath}/${file}`).size);
const onDisk = shipped.reduce((sum, size) => sum + Math.ceil(size / block) * block, 0);
if (onDisk > installLimit)
  say(
    `an installation takes ${MB(onDisk)} on disk, and the limit is ${MB(installLimit)}. Look for the largest folders with du -sh dist/*.`,
  );
rows.push(
  `| the installation on disk | ${shipped.length} files of ${MB(shipped.reduce((sum, size) => sum + size, 0))}, not compressed; ${MB(onDisk)} in blocks of 4 kB | ${MB(installLimit)} |`,
);

const [start, end] = ["<!-- sizes -->", "<!-- /sizes -->"];
const readme = readFileSync("README.md", "utf8");
const table = ["", "| What | Minified and gzipped | Limit |", "|--|--|--|", ...rows, ""].join("\n");
const written = readme.slice(readme.indexOf(start) + start.length, readme.indexOf(end));
if (!readme.includes(start) || !readme.includes(end))
  say(`README.md has no place for the sizes. Put ${start} and ${end} where the table goes.`);
else if (process.argv.includes("--write"))
  writeFileSync(
    "README.md",
    `${readme.slice(0, readme.indexOf(start) + start.length)}
${table}
${readme.slice(readme.indexOf(end))}`,
  );
else if (!isNear(written, table)) say("the sizes in README.md are no longer right. Run: pnpm run reports");

if (findings.length > 0) {
  console.error(findings.join("\n"));
  process.exit(1);
}

/**
 * The same rows, and no figure more than a tenth and 0.2 kB off, so that a rule more is no reason to write the table
 * again.
 */
function isNear(before, now) {
  const figures = (text) => [...text.matchAll(/ ([\d.]+) kB \|/g)].map(([, figure]) => Number(figure));
  const names = (text) => [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, first]) => first).join();
  const [old, measured] = [figures(before), figures(now)];
  return (
    names(before) === names(now) &&
    measured.every((figure, index) => Math.abs(figure - (old[index] ?? 0)) <= 0.2 + figure / 10)
  );
}
