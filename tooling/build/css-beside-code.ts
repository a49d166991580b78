import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Options } from "tsup";

// Beside the entry that templates load their configuration from: sheets of sources and of packages get the same layer.
import { inPartsLayer } from "../../packages/storefront/parts-layer.js";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const marker = "forecourt-css:";

/**
 * Lets the styles of a published package travel with the code that uses them: each CSS module becomes a plain sheet under
 * `dist/css/` and a map of its class names, and whatever chunk the map lands in imports the sheet. So a consumer's bundler
 * links styles per route and per lazy part exactly as it does from source, and no rule is shipped twice.
 *
 * (Left to itself, esbuild makes one sheet per entry, repeats shared rules in each, and leaves those of lazy chunks unlinked.)
 */
export function cssBesideCode(): Plugin {
  return {
    name: "css-beside-code",
    setup(build) {
      const owners = new Map<string, string>();
      build.onResolve({ filter: new RegExp(`^${marker}`) }, ({ path }) => ({ path, external: true }));
      // Another name and a namespace of its own: tsup's CSS plugin stands before this one and takes whatever ends in .css.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: `${relative("", resolve(resolveDir, path))}.js`,
        namespace: "css-module",
      }));
      build.onLoad({ filter: /./, namespace: "css-module" }, async ({ path: map }) => {
        const path = resolve(map.replace(/\.js$/, ""));
        const name = basename(path).replace(/\.module\.css$/, ".css");
        const owner = owners.get(name) ?? path;
        if (owner !== path)
          throw new Error(
            `Two CSS modules are named ${basename(path)}: ${owner} and ${path}. Class names are made of the file's name, so rename one.`,
          );
        owners.set(name, path);
        const stdin = { contents: `export { default } from "./${basename(path)}";`, resolveDir: dirname(path) };
        const { outputFiles } = await build.esbuild.build({
          stdin,
          bundle: true,
          write: false,
          format: "esm",
          outdir: "out",
          loader: { ".css": "local-css" },
          logLevel: "silent",
        });
        const output = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? "";
        mkdirSync(join("dist", "css"), { recursive: true });
        writeFileSync(join("dist", "css", name), inPartsLayer(output(".css"), basename(resolve())));
        return { contents: `import "${marker}${name}";\n${output(".js")}`, loader: "js", resolveDir: dirname(path) };
      });
    },
  };
}

/** Turns the marks that {@link cssBesideCode} left in built files into relative imports of the sheets. */
export function linkSheets(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const script = join(folder, file);
    const text = readFileSync(script, "utf8");
    if (!text.includes(marker)) continue;
    const path = relative(dirname(script), join(folder, "css")).split(sep).join("/");
    writeFileSync(script, text.replaceAll(marker, path.startsWith(".") ? `${path}/` : `./${path}/`));
  }
}
