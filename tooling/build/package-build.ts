import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Options } from "tsup";

type SourceExports = Record<string, string | { "@forecourt/source"?: string }>;

/**
 * The one way a package of this repository is built: every entry of its `exports` that names a source file becomes
 * an ES module, shared code is split into chunks, and an entry whose code uses CSS modules imports its own CSS file,
 * so the consumer's bundler links styles per route. A plain style sheet among the exports is copied as it is. Types are made by `tsc -p tsconfig.build.json`.
 */
export function packageBuild(overrides: Options = {}) {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { exports: SourceExports };
  const entry: Record<string, string> = {};
  const sheets: string[] = [];
  for (const target of Object.values(exports)) {
    const source = typeof target === "string" ? undefined : target["@forecourt/source"];
    if (source?.endsWith(".css")) sheets.push(source);
    else if (source) entry[source.replace(/^\.\/src\//, "").replace(/\.tsx?$/, "")] = source;
  }
  return defineConfig({
    entry,
    format: "esm",
    target: "es2024",
    platform: "neutral",
    dts: false,
    splitting: true,
    clean: true,
    treeshake: false,
    loader: { ".css": "local-css" },
    onSuccess: async () => {
      linkOwnCss("dist");
      for (const sheet of sheets) copyFileSync(sheet, sheet.replace(/^\.\/src\//, "dist/"));
    },
    ...overrides,
  });
}

/** Prepends `import "./x.css"` to each built `x.js` that has an `x.css` beside it. */
function linkOwnCss(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".css")) continue;
    const script = join(folder, file.replace(/\.css$/, ".js"));
    if (!existsSync(script)) continue;
    const name = file.split("/").at(-1);
    writeFileSync(script, `import "./${name}";\n${readFileSync(script, "utf8")}`);
  }
}
