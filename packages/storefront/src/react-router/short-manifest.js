// Plain JavaScript on purpose: see ../../routes.js.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const start = "window.__reactRouterManifest=";

/**
 * Shortens the list of routes that React Router writes for browsers. For each route it names every file that the
 * route's module imports, which the server needs and a browser does not: it learns of them from the module. They were
 * three of the five kB of the list, which every page loads. It names the style sheet too, which the page links itself
 * (page-styles.tsx), and what a route has not.
 *
 * @returns {import("vite").Plugin}
 */
export const shortManifest = () => ({
  name: "forecourt:short-manifest",
  apply: "build",
  buildApp: {
    // After React Router, which writes it last; before compressedFiles(), which stands behind this.
    order: "post",
    handler({ environments }) {
      const { root, build } = environments.client.config;
      const folder = resolve(root, build.outDir, build.assetsDir);
      const files = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
      if (files.length === 0) throw new Error(`${folder} has no list of routes: does React Router write it elsewhere?`);
      for (const name of files) {
        const file = join(folder, name);
        writeFileSync(file, shortList(readFileSync(file, "utf8")));
      }
    },
  },
});

/** @param {string} script the list as React Router writes it */
export function shortList(script) {
  if (!script.startsWith(start))
    throw new Error(`React Router writes its list of routes in another way: ${script.slice(0, 60)}…`);
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ""));
  for (const route of Object.values(manifest.routes)) {
    delete route.imports;
    delete route.css;
    delete route.hasDefaultExport;
    // What a route has not: a browser asks whether it is true.
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
  }
  return `${start}${JSON.stringify(manifest)};`;
}
