import { readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";

type SourceExports = Record<string, string | { "@forecourt/source"?: string }>;

/**
 * The one way a package for Node is built: every entry of its `exports` that names a source file becomes an ES module,
 * and shared code is split into chunks. Types are made by `tsc -p tsconfig.build.json`. Packages that pages are made of
 * are built file by file instead: `pageBuild`.
 *
 * @param overrides options of tsup; `entry` adds to the entries that `exports` names
 */
export function packageBuild({ entry: moreEntries = [], ...overrides }: Options & { entry?: string[] } = {}) {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { exports: SourceExports };
  const named = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : (target["@forecourt/source"] ?? []),
  );
  return defineConfig({
    entry: Object.fromEntries(
      [...named, ...moreEntries].map((source) => [source.replace(/^(\.\/)?src\//, "").replace(/\.tsx?$/, ""), source]),
    ),
    format: "esm",
    target: "es2024",
    platform: "node",
    dts: false,
    splitting: true,
    clean: true,
    treeshake: false,
    // tsup strips "node:" otherwise; "node:sqlite" exists only with it.
    removeNodeProtocol: false,
    external: [/^node:/],
    ...overrides,
  });
}
