/// <reference types="node" />
/// <reference types="vite/client" />
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { cases } from "./cases.tsx";

const source = resolve(import.meta.dirname, "../src");
const folders = readdirSync(source).filter((name) => existsSync(`${source}/${name}/index.ts`));
const entries = Object.keys(manifest.exports).filter((name) => name !== "./base.css");
const modules = import.meta.glob<Record<string, unknown>>("../src/*/index.ts");

describe("the entries of the package", () => {
  it("are the folders of src, each under its own name", () => {
    expect(entries).toEqual(folders.map((name) => `./${name}`).sort());
  });

  it.each(entries)("%s has its source, its types and its module, and publishes the last two", (name) => {
    const folder = name.slice(2);
    const built = { types: `./dist/${folder}/index.d.ts`, default: `./dist/${folder}/index.js` };
    const exports: Record<string, object> = manifest.exports;
    const published: Record<string, unknown> = manifest.publishConfig.exports;
    expect(exports[name]).toEqual({ "@forecourt/source": `./src/${folder}/index.ts`, ...built });
    expect(Object.keys(exports[name] ?? {})[0]).toBe("@forecourt/source");
    expect(published[name]).toEqual(built);
  });

  it("gives every component a place in the conformance suite", async () => {
    const names: string[] = [];
    for (const [path, load] of Object.entries(modules)) {
      if (path.includes("/icon/")) continue;
      names.push(...Object.keys(await load()).filter((name) => /^[A-Z]/.test(name)));
    }
    // Providers, a fragment, a mark and words have no element of their own; their tests are beside them.
    const withoutElement = [
      "CachedFragment",
      "FragmentCacheContext",
      "ToastProvider",
      "LiveMark",
      "LinkedText",
      "UnbrokenWords",
    ];
    expect([...names.filter((name) => !withoutElement.includes(name)), "Icon"].sort()).toEqual(
      Object.keys(cases).sort(),
    );
  });

  it.each(folders)("%s names only classes that its sheet has, and uses every class of it", (folder) => {
    const files = readdirSync(`${source}/${folder}`);
    const sheet = files.find((name) => name.endsWith(".module.css"));
    const code = files
      .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
      .map((name) => readFileSync(`${source}/${folder}/${name}`, "utf8"))
      .join("\n");
    const used = new Set([...code.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name));
    const css = sheet ? readFileSync(`${source}/${folder}/${sheet}`, "utf8").replace(/\/\*[^]*?\*\//g, "") : "";
    const written = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
    expect([undefined, `ui-${folder}.module.css`]).toContain(sheet);
    expect([...written].sort()).toEqual([...used].sort());
  });
});
