// Plain JavaScript on purpose: Vite loads a template's configuration through Node's own resolution (see routes.js).
import { existsSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { browserFacts } from "./browser-facts.js";
import { inlinedClassNames, shortClassNames, shortPublishedClasses } from "./class-names.js";
import { compiledEarly } from "./compiled-early.js";
import { compressedFiles } from "./compressed-files.js";
import { lateFiles } from "./late-files.js";
import { inPartsLayer } from "./parts-layer.js";
import { sharedExactly } from "./shared-exactly.js";
import { shortStart } from "./short-start.js";
import { firstPaintStyles } from "./src/react-router/first-paint-styles.js";
import { withHookFilters } from "./src/react-router/hook-filters.js";
import { shortManifest } from "./src/react-router/short-manifest.js";
import { withoutUnusedRouter } from "./src/react-router/unused-router.js";

const { name: own, dependencies } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
/** The packages that pages are made of. */
const packages = [own, ...Object.keys(dependencies).filter((name) => name.startsWith("@forecourt/"))];
const hasSources = existsSync(new URL("./src/index.ts", import.meta.url));
/** What they load in a browser of others, after the package that has it. A published core has its libraries in it. */
const libraries = [
  "account > zustand",
  "account > zustand/vanilla",
  "api > ky",
  ...(hasSources ? ["core > libphonenumber-js/min", "core > zod"] : []),
  "search > react-instantsearch",
  "vehicle > embla-carousel",
  "vehicle > embla-carousel-react",
];

/** Vite configuration of a template app: everything a template needs and nothing it would want to change. */
export function templateConfig({ name }) {
  const classNames = inlinedClassNames();
  return ({ command }) => ({
    base: command === "build" ? `/_t/${name}/` : "/",
    plugins: [
      partsLayer(),
      ...(command === "build"
        ? [...shortClassNames(), shortPublishedClasses(own.split("/")[0]), ...classNames.plugins]
        : []),
      withoutHistoryRouter(),
      withoutUnusedRouter(),
      sharedExactly(),
      lateFiles(),
      shortStart(),
      firstPaintStyles(),
      ...(command === "build" ? withHookFilters(reactRouter()) : reactRouter()),
      compiledEarly(),
      shortManifest(),
      compressedFiles(),
    ],
    // Development. A package that Vite bundles in advance is there twice, since pages are loaded by their paths: the
    // slots that a template fills in one copy are not seen by the other. Libraries are bundled before the first page:
    // one that is found later reloads the page.
    optimizeDeps: { exclude: packages, include: libraries.map((library) => `${own} > @forecourt/${library}`) },
    resolve: { conditions: ["@forecourt/source", "module", "browser", "development|production"] },
    ssr: {
      noExternal: [/^@forecourt\//],
      resolve: {
        conditions: ["@forecourt/source", "module", "node", "development|production"],
        externalConditions: ["node"],
      },
    },
    environments: {
      // Few files instead of many small ones: each costs half a kilobyte of headers and compresses worse on its own.
      client: {
        define: command === "build" ? browserFacts : {},
        build: {
          rolldownOptions: {
            // A word or number that a file exports stands where it is used: with its name, and that of the file's part,
            // it is longer.
            optimization: { inlineConst: { mode: "all" } },
            output: {
              chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
              assetFileNames: ({ names: [name = "asset"] }) => `assets/${shortName(name)}-[hash][extname]`,
              codeSplitting: {
                groups: [
                  {
                    name: "framework",
                    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                    priority: 4,
                  },
                  // With all that they need: the frame of every page. And sheets without code: each would be a file of
                  // its own that pages ask for.
                  {
                    name: (id, context) => (classNames.isEmpty(id) ? "frame" : ofFrame(id, context)),
                    debugName: "frame",
                    priority: 3,
                  },
                  // By itself: a small file is merged with another small one, and every page with a form would load
                  // that.
                  { name: modulesOf("forms", ["sendSafely"]), debugName: "forms", priority: 2 },
                  // The client of the platform is only ever asked for by import(): in a shared file it would come with
                  // every first visit. A larger threshold merges what few pages need into files of many: with 2,000 a
                  // car's page loaded the forms and blocks of others. A smaller one makes more files, which compress
                  // worse: results weigh 0.6 kB more with 300.
                  {
                    name: "shared",
                    test: /^(?!.*[\\/](?:ky[\\/]|api[\\/](?:src|dist)[\\/]client\.)).*\.[jt]sx?$/,
                    minShareCount: 2,
                    entriesAware: true,
                    // It counts modules as they are written, and published ones have no types and comments.
                    entriesAwareMergeThreshold: hasSources ? 600 : 400,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
    },
    // What every engine has had since May 2024 needs no prefixes: each repeats a picture that stands in a rule.
    build: {
      assetsInlineLimit: 0,
      // A page holds the rules that it uses; the whole sheet comes once, with the scripts (decisions/0032).
      cssCodeSplit: false,
      sourcemap: false,
      cssTarget: ["chrome125", "edge125", "firefox126", "safari17.5"],
    },
    server: { allowedHosts: [".localhost"] },
  });
}

// From a checkout, sheets come as they are written; those of a published package have their layer from its build.
const partsLayer = () => {
  const sources = hasSources ? fileURLToPath(new URL("..", import.meta.url)) : undefined;
  return {
    name: "forecourt:parts-layer",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(css, id) {
        const [file = "", query = ""] = id.split("?");
        if (/\b(raw|url)\b/.test(query)) return null;
        if (
          sources === undefined ||
          !file.endsWith(".css") ||
          !file.startsWith(sources) ||
          !file.includes(`${sep}src${sep}`)
        )
          return null;
        return { code: inPartsLayer(css, relative(sources, file).split(sep)[0] ?? ""), map: null };
      },
    },
  };
};

// InstantSearch has a router of its own, for which it brings qs and its dependencies, a third of its code. No page
// makes that router: the address is written by the page (search/live/address-router.ts).
const withoutHistoryRouter = () => {
  const absent = "\0forecourt:no-qs";
  const refusal =
    "[storefront] InstantSearch's history router is left out of templates: the address of a results page is its search already. Leave out `routing`, or use the hooks of a slot with `instantSearch: true`.";
  return {
    name: "forecourt:without-history-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^qs$/ },
      handler: (_source, importer = "") =>
        /[\\/]instantsearch\.js[\\/]es[\\/]lib[\\/]routers[\\/]/.test(importer) ? absent : null,
    },
    load: {
      filter: { id: new RegExp(`^${absent}$`) },
      handler: () =>
        `const refuse = () => { throw new Error(${JSON.stringify(refusal)}); };\nexport default { parse: refuse, stringify: refuse };`,
    },
  };
};

// What several pages share is named after all of them, and every file and the list of pages say that name again.
const shortName = (name) => (name.startsWith("shared~") ? "shared" : name.replace(/\.[a-z]+$/, ""));

// By what they export: in a published package a module is a chunk without a name. What it takes them from, index.js,
// has more.
const modulesOf = (group, parts) => (id, context) => {
  const exported = /[\\/]index\.[jt]s$/.test(id) ? [] : (context.getModuleInfo(id)?.exports ?? []);
  return parts.some((part) => exported.includes(part)) ? group : null;
};

const ofFrame = modulesOf("frame", ["SiteDocument", "ErrorPage", "PageTime", "pictureUrl", "comparisonWarningId"]);
