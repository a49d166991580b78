// Plain JavaScript on purpose: see routes.js.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";

// A class name stands in markup, style and script of every page: four letters for the sheet and the place in it.
const shortClasses = () => {
  const sheets = new Map();
  return (path, css, pattern) => {
    const sheet = String.fromCharCode(
      ...[...createHash("sha256").update(path).digest().subarray(0, 4)].map((byte) => 97 + (byte % 26)),
    );
    if ((sheets.get(sheet) ?? path) !== path)
      throw new Error(`${path} and ${sheets.get(sheet)} get the same short class names: rename one of them.`);
    sheets.set(sheet, path);
    const names = [...new Set(css.match(pattern))];
    // The names of movements are no classes.
    return (name) => (names.includes(`.${name}`) ? `${sheet}${names.indexOf(`.${name}`)}` : `${sheet}-${name}`);
  };
};

/** How Lightning CSS writes a name of a sheet; ours takes its place before anything else reads it. */
const marked = /fc_([\w-]+?)_fc/g;

/**
 * Short class names for the sheets of a template and, from a checkout, of the packages.
 *
 * @returns {import("vite").Plugin[]}
 */
export const shortClassNames = () => {
  const classesOf = shortClasses();
  const sheets = { id: /\.module\.css(?:\?|$)/ };
  const namesOf = new Map();
  let root = "";
  const renamed = (code, id) => ({ code: code.replace(marked, (_, name) => namesOf.get(id)(name)), map: null });
  return [
    {
      name: "forecourt:short-class-names",
      config: () => ({
        css: {
          // PostCSS takes a third of a build's time.
          transformer: "lightningcss",
          lightningcss: {
            // What a browser of the targets does not know is written otherwise when the sheet is minified.
            targets: {},
            cssModules: { pattern: "fc_[local]_fc", container: false, grid: false },
          },
        },
      }),
      configResolved(config) {
        ({ root } = config);
      },
      // Between Vite's plugin that reads a sheet and the one that keeps its rules.
      transform: {
        filter: sheets,
        handler(css, id) {
          namesOf.set(
            id,
            classesOf(relative(root, id.replace(/\?.*$/, "")), css.replace(marked, "$1"), /\.[a-z_][\w-]*/gi),
          );
          return renamed(css, id);
        },
      },
    },
    {
      name: "forecourt:short-class-names-in-code",
      enforce: "post",
      transform: { filter: sheets, handler: renamed },
    },
  ];
};

/** What takes the classes of a sheet. */
const taking = /^import (\w+) from ("[^"\n]+\.module\.css")/gm;

/**
 * Takes each class of a sheet by its name, so that a browser gets the names that are used, where they are used. One
 * object of all names would come whole. Where code does more with the object than `styles.card`, it stays: one name of
 * it may be none that can be exported.
 *
 * @param {string} code
 */
export const byName = (code) =>
  code.replace(taking, (whole, styles, sheet) =>
    new RegExp(`(?<![\\w$])${styles}(?:\\s*[\\[\\],:;)}]|\\.default\\b|\\s+(?:as|satisfies)\\b)`).test(code)
      ? whole
      : `import * as ${styles} from ${sheet}`,
  );

const forBrowsers = {
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
};

/**
 * {@link byName} for what browsers load.
 *
 * @returns `isEmpty` tells which sheets then leave no code: all names are elsewhere.
 */
export const inlinedClassNames = () => {
  /** Sheets of which some code takes the object of all names. */
  const takenWhole = new Set();
  return {
    isEmpty: (id) => /\.css(?:\?|$)/.test(id) && !takenWhole.has(id),
    plugins: [
      {
        ...forBrowsers,
        name: "forecourt:inlined-class-names",
        enforce: "pre",
        transform: {
          filter: { id: /\.[jt]sx?(?:\?|$)/, code: /\.module\.css"/ },
          async handler(code, id) {
            const named = byName(code);
            for (const [, , sheet] of named.matchAll(taking))
              takenWhole.add((await this.resolve(JSON.parse(sheet), id))?.id);
            return { code: named, map: null };
          },
        },
      },
      {
        ...forBrowsers,
        name: "forecourt:kept-sheets",
        enforce: "post",
        transform: {
          filter: { id: /\.module\.css(?:\?|$)/ },
          // Vite writes the rules of the modules that a file has. One whose names are all elsewhere would be none of
          // them.
          handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
        },
      },
    ],
  };
};

/**
 * Short class names for the sheets of published packages, whose build named the classes: dist/css/vehicle-card.css has
 * `vehicle_card_price`, and vehicle-card.js beside it exports that name as `price`.
 *
 * @param {string} scope of the packages, such as "@forecourt"
 * @returns {import("vite").Plugin}
 */
export const shortPublishedClasses = (scope) => {
  const published = new RegExp(
    `^([^?]*[\\\\/]${scope}[\\\\/][\\w-]+[\\\\/]dist[\\\\/]css[\\\\/][^?]*)\\.(?:css|js)(?:\\?|$)`,
  );
  const classesOf = shortClasses();
  const known = new Map();
  return {
    name: "forecourt:short-published-classes",
    enforce: "pre",
    transform: {
      filter: { id: published },
      handler(code, id) {
        const [, file] = published.exec(id);
        const sheet = basename(file).replaceAll("-", "_");
        if (!known.has(file))
          known.set(
            file,
            classesOf(sheet, readFileSync(`${file}.css`, "utf8"), new RegExp(`\\.${sheet}_[\\w-]+`, "g")),
          );
        return { code: code.replace(new RegExp(`(?<![\\w-])${sheet}_[\\w-]+`, "g"), known.get(file)), map: null };
      },
    },
  };
};
