import { copyFileSync, readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { cssBesideCode, linkSheets } from "./css-beside-code.ts";

type SourceExports = Record<string, string | { "@forecourt/source"?: string }>;

/**
 * The one way a package of this repository is built: every entry of its `exports` that names a source file becomes
 * an ES module, shared code is split into chunks, and code that uses a CSS module imports its sheet. A plain style sheet
 * among the exports is copied as it is. Types are made by `tsc -p tsconfig.build.json`.
 *
 * @param overrides options of tsup; `entry` adds to the entries that `exports` names, and what is imported by a path like `apart`
 * stays in files of its own, which are among the entries
 */
export function packageBuild({
  entry: moreEntries,
  external = [],
  apart,
  ...overrides
}: Options & { entry?: string[]; apart?: RegExp } = {}) {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { exports: SourceExports };
  const named = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : (target["@forecourt/source"] ?? []),
  );
  const sheets = named.filter((source) => source.endsWith(".css"));
  const sources = [...named.filter((source) => !source.endsWith(".css")), ...(moreEntries ?? [])];
  return defineConfig({
    entry: Object.fromEntries(
      sources.map((source) => [source.replace(/^(\.\/)?src\//, "").replace(/\.tsx?$/, ""), source]),
    ),
    format: "esm",
    target: "es2024",
    platform: "neutral",
    dts: false,
    splitting: true,
    clean: true,
    treeshake: false,
    // tsup strips "node:" otherwise; "node:sqlite" exists only with it, and bundlers for the browser know what it means.
    removeNodeProtocol: false,
    external: [/^node:/, ...external],
    esbuildPlugins: [cssBesideCode(), ...(apart ? [filesApart(apart)] : [])],
    onSuccess: async () => {
      linkSheets("dist");
      for (const sheet of sheets) copyFileSync(sheet, sheet.replace(/^\.\/src\//, "dist/"));
    },
    ...overrides,
  });
}

/** Leaves imports of files that are entries themselves as they are, by the names that these have in `dist`. */
const filesApart = (paths: RegExp): NonNullable<Options["esbuildPlugins"]>[number] => ({
  name: "files-apart",
  setup: (build) =>
    build.onResolve({ filter: paths }, ({ path }) => ({ path: path.replace(/\.tsx?$/, ".js"), external: true })),
});
