import { globSync } from "node:fs";
import { dirname, relative } from "node:path";
import { defineConfig, type Options } from "tsup";

/**
 * Builds a package file by file, as a bundler puts a file whole where any page needs some of it; libraries that it
 * brings are within it.
 *
 * @param bundled files that hold a library: they are bundled with it
 * @param places where other libraries stand in `dist`, by their names
 */
export function moduleBuild({
  bundled,
  places,
}: {
  bundled: readonly string[];
  places: Readonly<Record<string, string>>;
}) {
  const shared: Options = {
    format: "esm",
    target: "es2024",
    dts: false,
    splitting: false,
    // The script of the package empties `dist` once, before both.
    clean: false,
  };
  return defineConfig([
    {
      ...shared,
      entry: globSync("src/**/*.ts", { exclude: ["**/*.test.ts", ...bundled] }),
      platform: "neutral",
      bundle: false,
      plugins: [
        { name: "names-in-dist", renderChunk: (code, { path }) => ({ code: namesInDist(code, path, places) }) },
      ],
    },
    {
      ...shared,
      entry: Object.fromEntries(bundled.map((file) => [file.replace(/^src\/|\.ts$/g, ""), file])),
      platform: "browser",
      noExternal: [/./],
      treeshake: true,
      minifyWhitespace: true,
    },
  ]);
}

/** What a file imports, as it stands in `dist`. */
function namesInDist(code: string, path: string, places: Readonly<Record<string, string>>): string {
  return code.replace(
    /^((?:(?:import|export)\b.*?|\} from )")([^"\n]+)(";)$/gm,
    (whole, before: string, name: string, after: string) => {
      const place = places[name];
      if (place !== undefined) return `${before}${relative(dirname(path), place).replace(/^(?!\.)/, "./")}${after}`;
      return name.startsWith(".") ? `${before}${name.replace(/\.ts$/, ".js")}${after}` : whole;
    },
  );
}
