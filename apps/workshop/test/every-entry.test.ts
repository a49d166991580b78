import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../packages/${folder}/package.json`), "utf8")) as {
    name: string;
    exports: Record<string, { "@forecourt/source": string }>;
  };
const stories = resolve(import.meta.dirname, "../stories");
const kit = manifestOf("ui-kit");
/** A style sheet has nothing to show: every story stands on it. */
const entries = Object.keys(kit.exports)
  .filter((name) => name !== "./base.css")
  .map((name) => name.slice(2));

/** What only names a file in a page's head, and hooks. */
const drawsNothing = /^(preload|use)[A-Z]/;

describe("The workshop", () => {
  it.each(entries)("shows what @forecourt/ui-kit/%s exports", async (entry) => {
    const file = `${stories}/ui-kit/${entry}.stories.tsx`;
    expect(existsSync(file), `stories of ${entry} in ${file}`).toBe(true);
    const text = readFileSync(file, "utf8");
    const source = kit.exports[`./${entry}`]?.["@forecourt/source"] ?? "";
    const exported = Object.keys(
      (await import(resolve(import.meta.dirname, "../../../packages/ui-kit", source))) as object,
    ).filter((name) => !drawsNothing.test(name));
    const shown = text.includes(`import * as`)
      ? exported
      : exported.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    expect(shown).toEqual(exported);
  });
});
