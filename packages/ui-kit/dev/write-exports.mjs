// Writes `exports` and `publishConfig.exports` of this package from the folders of src: one folder, one entry.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const manifestFile = new URL("../package.json", import.meta.url);
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const source = new URL("../src/", import.meta.url);
const names = readdirSync(source)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, source)))
  .sort();

const built = (name) => ({ types: `./dist/${name}/index.d.ts`, default: `./dist/${name}/index.js` });
const each = (entry) => Object.fromEntries(names.map((name) => [`./${name}`, entry(name)]));

manifest.exports = {
  "./base.css": { "@forecourt/source": "./src/base.css", default: "./dist/base.css" },
  ...each((name) => ({ "@forecourt/source": `./src/${name}/index.ts`, ...built(name) })),
};
manifest.publishConfig.exports = { "./base.css": "./dist/base.css", ...each(built) };
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
