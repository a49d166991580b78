import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Options } from "tsup";

// Beside the entry that templates load their configuration from: sheets of sources and of packages get the same layer.
import { inPartsLayer } from "../../packages/storefront/parts-layer.js";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Lets the styles of a published package travel with the code that uses them. The CSS module
 * `src/card/vehicle-card.module.css` becomes a plain sheet, `dist/css/vehicle-card.css`, and a module of its class
 * names, `dist/css/vehicle-card.js`, which {@link classesByName} has code take one by one.
 *
 * (Left to itself, esbuild makes one sheet per entry, repeats shared rules in each, and leaves those of lazy chunks
 * unlinked.)
 *
 * @param classesOf gets the classes of each sheet, by its name, such as `vehicle-card`
 */
export function sheetsBesideCode(classesOf: Map<string, readonly string[]>): Plugin {
  return {
    name: "sheets-beside-code",
    setup(build) {
      const owners = new Map<string, Promise<string>>();
      build.onResolve({ filter: /\.module\.css$/ }, async ({ path, importer, resolveDir }) => {
        const sheet = resolve(resolveDir, path);
        const name = basename(path, ".module.css");
        const owner =
          owners.get(name) ??
          writeSheet(name, sheet, build.esbuild).then((classes) => {
            classesOf.set(name, classes);
            return sheet;
          });
        owners.set(name, owner);
        if ((await owner) !== sheet)
          throw new Error(
            `Two CSS modules are named ${basename(path)}: ${await owner} and ${sheet}. Class names are made of the file's name, so rename one.`,
          );
        const place = relative(dirname(importer), join(resolve("src"), "css", `${name}.css`));
        return { path: inFolder(place.split(sep).join("/")), external: true };
      });
    },
  };
}

async function writeSheet(name: string, sheet: string, esbuild: Parameters<Plugin["setup"]>[0]["esbuild"]) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export { default } from "./${basename(sheet)}";`, resolveDir: dirname(sheet) },
    bundle: true,
    write: false,
    format: "esm",
    outdir: "out",
    loader: { ".css": "local-css" },
    logLevel: "silent",
  });
  const output = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? "";
  const { default: classes } = (await import(`data:text/javascript,${encodeURIComponent(output(".js"))}`)) as {
    default: Record<string, string>;
  };
  mkdirSync(join("dist", "css"), { recursive: true });
  writeFileSync(join("dist", "css", `${name}.css`), inPartsLayer(output(".css"), basename(resolve())));
  writeFileSync(join("dist", "css", `${name}.js`), namesModule(classes));
  return Object.keys(classes);
}

/**
 * The names of a sheet's classes, each exported by itself.
 *
 * @example
 * namesModule({ card: "vehicle_card_card" }) // 'const class0 = "vehicle_card_card";\nexport { class0 as "card" };\n'
 */
export function namesModule(classes: Readonly<Record<string, string>>): string {
  const names = Object.entries(classes);
  const constants = names.map(([, long], at) => `const class${at} = ${JSON.stringify(long)};\n`);
  const exported = names.map(([name], at) => `class${at} as ${JSON.stringify(name)}`);
  return `${constants.join("")}export { ${exported.join(", ")} };\n`;
}

/**
 * The classes that code takes of a sheet which has no rule for them. Who builds a template would be warned of each.
 *
 * @example
 * missingClasses('import styles from "../css/card.css";\nstyles.price;\n', new Map([["card", ["card"]]])) // ["price of card.css"]
 */
export function missingClasses(code: string, classesOf: ReadonlyMap<string, readonly string[]>): string[] {
  const sheets = code.matchAll(/^import (\w+) from "[^"\n]*?([^"\n/]+)\.css";$/gm);
  const taken = code.replaceAll(/^import .*$/gm, "");
  return [...sheets].flatMap(([, styles = "", sheet = ""]) =>
    [...taken.matchAll(new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, "g"))]
      .map(([, name = ""]) => name)
      .filter((name) => !classesOf.get(sheet)?.includes(name))
      .map((name) => `${name} of ${sheet}.css`),
  );
}

/**
 * Has built code bring the sheet and take its classes by their names: a bundler then writes those that are used where
 * they are used, and the sheet comes with whatever code has need of it.
 *
 * @example
 * classesByName('import styles from "../css/vehicle-card.css";\n')
 * // 'import "../css/vehicle-card.css";\nimport * as styles from "../css/vehicle-card.js";\n'
 */
export const classesByName = (code: string): string =>
  code.replace(
    /^import (\w+) from "([^"\n]+)\.css";$/gm,
    (_, styles: string, sheet: string) => `import "${sheet}.css";\nimport * as ${styles} from "${sheet}.js";`,
  );

const inFolder = (path: string): string => (path.startsWith(".") ? path : `./${path}`);
