import { copyFileSync, readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { cssBesideCode, linkSheets } from "./css-beside-code.ts";

type SourceExports = Record<string, string | { "@forecourt/source"?: string }>;

/**
 * The one way a package of this repository is built: every entry of its `exports` that names a source file becomes
 * an ES module, shared code is split into chunks, and code that uses a CSS module imports its sheet. A plain style sheet
 * among the exports is copied as it is. Types are made by `tsc -p tsconfig.build.json`.
 *
 * @param overrides options of tsup; `entry` adds to the entries that `exports` names
 */
export function packageBuild({ entry: moreEntries, external = [], ...overrides }: Options & { entry?: string[] } = {}) {
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
    esbuildPlugins: [cssBesideCode()],
    onSuccess: async () => {
      linkSheets("dist");
      for (const sheet of sheets) copyFileSync(sheet, sheet.replace(/^\.\/src\//, "dist/"));
    },
    ...overrides,
  });
}
