// Walks the `exports` of every published package after the build: each file is there and is shipped, the published map
// is the one that development uses without its source condition, and what a browser loads of an entry keeps within its
// limit. `--write` gives an entry without a limit one of a fifth above what it weighs; a limit is raised by hand, with
// the reason in the change.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { publishedPackages } from "./published.mjs";

const limitsFile = "tooling/check/entry-limits.json";
/** Packages of which nothing reaches a browser; core has limits of its own (core-sizes.mjs). */
const unweighed = new Set([
  "@forecourt/core",
  "@forecourt/platform",
  "@forecourt/search-engine",
  "@forecourt/server",
  "@forecourt/create-template",
  "@forecourt/upgrade",
  "@forecourt/template-suite",
]);
const serverEntries = new Set([
  "@forecourt/storefront/server",
  "@forecourt/storefront/entry-server",
  "@forecourt/storefront/routes",
  "@forecourt/storefront/vite",
]);
/** Libraries of which a page must hold one: a package that brings its own makes a second. */
const singletons = ["react", "react-dom", "react-router"];

const limits = existsSync(limitsFile) ? JSON.parse(readFileSync(limitsFile, "utf8")) : {};
const findings = [];
const weights = new Map();

for (const { name, folder, manifest, entries } of publishedPackages()) {
  const say = (text) => findings.push(`${name}: ${text}`);
  for (const singleton of singletons)
    if (manifest.dependencies?.[singleton])
      say(`${singleton} is a dependency. Make it a peer dependency, or pages hold two.`);
  if (manifest.publishConfig?.access === undefined)
    say("publishConfig.access is not set, so it depends on who publishes.");
  const published = manifest.publishConfig?.exports ?? manifest.exports;
  if (JSON.stringify(published) !== JSON.stringify(withoutSource(manifest.exports)))
    say("publishConfig.exports is not exports without its @forecourt/source condition. Make them the same.");
  for (const file of Object.values(typeof manifest.bin === "string" ? { bin: manifest.bin } : (manifest.bin ?? {})))
    check(say, folder, manifest, file, "its command");
  for (const { path, name: entry, types, script } of entries) {
    if (/\*|(^|\/)(src|internal|test)(\/|$)/.test(path))
      say(`${path} opens what is nobody else's. Name the entry that is meant.`);
    for (const file of [types, script])
      if (file && path !== "./package.json") check(say, folder, manifest, file.slice(folder.length + 1), path);
    if (!types || !script || unweighed.has(name) || serverEntries.has(entry) || !existsSync(script)) continue;
    weights.set(entry, await weigh(script));
  }
}
for (const [entry, kB] of weights) {
  if (limits[entry] === undefined && process.argv.includes("--write")) limits[entry] = Math.ceil(kB * 1.2 * 2) / 2;
  else if (limits[entry] === undefined)
    findings.push(`${entry} has no limit of size. Give it one with: pnpm run build && pnpm run reports`);
  else if (kB > limits[entry])
    findings.push(
      `${entry} weighs ${kB.toFixed(1)} kB minified and gzipped without what other packages bring, and its limit is ${limits[entry]} kB. Take out what made it grow, or raise the limit in ${limitsFile} and say why.`,
    );
}
for (const entry of Object.keys(limits)) {
  if (weights.has(entry)) continue;
  if (process.argv.includes("--write")) delete limits[entry];
  else findings.push(`${limitsFile} limits ${entry}, which there is no more. Take the line out.`);
}
if (process.argv.includes("--write"))
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(Object.entries(limits).sort()), null, 2)}\n`);
if (process.argv.includes("--list"))
  for (const [entry, kB] of weights) process.stdout.write(`${entry}: ${kB.toFixed(1)} kB of ${limits[entry]}\n`);

if (findings.length > 0) {
  console.error(findings.join("\n"));
  process.exit(1);
}

function check(say, folder, { files = [] }, file, what) {
  const plain = file.replace(/^\.\//, "");
  if (!existsSync(join(folder, plain))) say(`${what} names ${plain}, which is not there after the build.`);
  else if (!files.some((shipped) => plain === shipped || plain.startsWith(`${shipped}/`)))
    say(`${what} names ${plain}, which is not among the files it ships.`);
}

function withoutSource(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target === "string") return [path, target];
      const { "@forecourt/source": _, ...rest } = target;
      return [path, Object.keys(rest).join() === "default" ? rest.default : rest];
    }),
  );
}

/**
 * Own code of an entry, with the part that every import of it loads: what it imports later, and other packages, do not
 * count.
 */
async function weigh(file) {
  const bundle = await rolldown({
    input: file,
    platform: "browser",
    logLevel: "silent",
    // As a template's build for browsers has it: what only the server does is left out.
    transform: { define: { "import.meta.env.SSR": "false" } },
    plugins: [
      {
        name: "own",
        resolveId: (id) =>
          id.endsWith(".css")
            ? { id: "empty", external: false }
            : /^[./\0]/.test(id) || id === file || id === "empty"
              ? undefined
              : { id, external: true },
        load: (id) => (id === "empty" ? "" : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const chunks = new Map(output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part]] : [])));
  const loaded = new Set();
  const load = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName);
  return [...loaded].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0) / 1000;
}
