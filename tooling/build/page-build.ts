import { copyFileSync, globSync, readFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { classesByName, missingClasses, sheetsBesideCode } from "./sheets-beside-code.ts";

type SourceExports = Record<string, string | { "@forecourt/source"?: string }>;

/**
 * The one way a package that pages are made of is built: each file becomes a module of its own, as a template's bundler
 * finds it in a checkout. Files that share a chunk come whole to a page that needs one of them, and what a bundler
 * writes where it is used, such as constants, it looks for by modules. Code that uses a CSS module imports its sheet
 * and its class names. A plain sheet among the exports is copied as it is. Types are made by `tsc -p
 * tsconfig.build.json`.
 */
export function pageBuild() {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { exports: SourceExports };
  const sheets = Object.values(exports).flatMap((target) => {
    const source = typeof target === "string" ? undefined : target["@forecourt/source"];
    return source?.endsWith(".css") ? [source] : [];
  });
  const sources = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.{ts,tsx}", "**/*.d.ts"] });
  const classesOf = new Map<string, readonly string[]>();
  return defineConfig({
    entry: Object.fromEntries(sources.map((source) => [source.replace(/^src[\\/]|\.tsx?$/g, ""), source])),
    format: "esm",
    target: "es2024",
    platform: "neutral",
    dts: false,
    splitting: false,
    clean: true,
    treeshake: false,
    // tsup strips "node:" otherwise; bundlers for the browser know what it means.
    removeNodeProtocol: false,
    external: [/^[^.]/],
    esbuildPlugins: [
      sheetsBesideCode(classesOf),
      {
        name: "files-apart",
        setup: (build) =>
          build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
            kind === "entry-point" ? undefined : { path: path.replace(/\.tsx?$/, ".js"), external: true },
          ),
      },
    ],
    plugins: [
      {
        name: "classes-by-name",
        renderChunk(code, { path }) {
          const missing = missingClasses(code, classesOf);
          if (missing.length > 0) throw new Error(`${path} names classes without a rule: ${missing.join(", ")}.`);
          return { code: classesByName(code) };
        },
      },
    ],
    onSuccess: async () => {
      for (const sheet of sheets) copyFileSync(sheet, sheet.replace(/^\.\/src\//, "dist/"));
    },
  });
}
