// Plain JavaScript on purpose: see routes.js.

/** The files that a chunk brings with it, itself among them. */
const withImports = (name, bundle, known = new Set()) => {
  if (known.has(name)) return known;
  known.add(name);
  for (const other of bundle[name]?.imports ?? []) withImports(other, bundle, known);
  return known;
};

const helper = "\0vite/preload-helper.js";

/**
 * What is fetched ahead when a part of a page is asked for by `import()`: the files of the part that the page does not
 * have already. Vite names all of them at each such place, and fetches style sheets with them; a template has one
 * sheet, which comes with the page.
 *
 * @returns {import("vite").Plugin}
 */
export const lateFiles = () => {
  let bundle = {};
  let base = "/";
  let hasHelper = false;
  return {
    name: "forecourt:late-files",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostId }) => {
            // What the parts of a template's slots need comes with the pages that show them; root.tsx, which every page
            // loads, need not list it.
            if (hostId.startsWith("assets/root-")) return [];
            // Every page would carry the names of some thirty files for the one that is seldom seen.
            if (file.startsWith("assets/late-not-found-page-")) return [];
            const there = withImports(hostId, bundle);
            return files.filter((file) => !there.has(file));
          },
        },
      },
    }),
    configResolved: (config) => void (base = config.base),
    // In place of Vite's own. A file that is there already is not fetched again.
    load: {
      filter: { id: new RegExp(`^${helper}$`) },
      handler: () => {
        hasHelper = true;
        return preloadHelper(base);
      },
    },
    generateBundle: {
      order: "pre",
      handler: (_options, files) => {
        bundle = files;
        if (!hasHelper && Object.values(files).some(({ isDynamicEntry }) => isDynamicEntry))
          throw new Error(
            "Vite fetches late parts by another helper than \\0vite/preload-helper.js: late-files.js is to replace that.",
          );
      },
    },
  };
};

/** @param {string} base where the files of the build are served */
export const preloadHelper = (base) => `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: ${JSON.stringify(base)} + file, onload() { this.remove(); } }));
  }
  return load();
};
`;
