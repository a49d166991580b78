// Plain JavaScript on purpose: a template's routes.ts asks for these paths through Node's own resolution, which does not
// know the source condition. From a checkout the TypeScript source is used, from a published package the built file.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Absolute path of a standard route module of the storefront, for `route(path, standard("search"), { id: "routes/search" })`. */
export function standard(name) {
  const source = fileURLToPath(new URL(`./src/routes/${name}.tsx`, import.meta.url));
  return existsSync(source) ? source : fileURLToPath(new URL(`./dist/routes/${name}.js`, import.meta.url));
}
