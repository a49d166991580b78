import { displayFontPath, displayFonts } from "@forecourt/core/schemas";
import type { DisplayFontName } from "@forecourt/core/schemas";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { displayFontFile } from "../src/files/fonts/display-font-file.ts";
import { fontFacts } from "../src/files/fonts/font-facts.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { createFontServer } from "../src/http/files/create-font-server.ts";

const names = Object.keys(displayFonts) as DisplayFontName[];
let folder = "";
beforeAll(() => {
  folder = temporaryFolder("fonts");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const asked = (path: string, init?: RequestInit) =>
  createFontServer(folder)(new Request(`http://x.example${path}`, init), path);

describe("a typeface that sites may choose", () => {
  it.each(names)("%s takes the place of its fallback: the measures are those of its file", async (name) => {
    const { weight, fallback } = displayFonts[name];
    expect(await fontFacts(readFileSync(displayFontFile(name, "latin")))).toMatchObject({ weight, fallback });
  });

  it.each(names)("%s is light, and has the long vowels of Māori in a second file", async (name) => {
    expect(statSync(displayFontFile(name, "latin")).size).toBeLessThan(30_000);
    const answer = await asked(displayFontPath(name, "latin-ext"));
    expect((await answer?.arrayBuffer())?.byteLength).toBe(statSync(displayFontFile(name, "latin-ext")).size);
  });

  it("is sent once for good; it takes nothing, and no other file is there", async () => {
    const path = displayFontPath("sora");
    const answer = await asked(path);
    expect([answer?.headers.get("content-type"), answer?.headers.get("cache-control")]).toEqual([
      "font/woff2",
      "public, max-age=31536000, immutable",
    ]);
    expect((await asked(path, { method: "POST" }))?.status).toBe(405);
    expect(await asked("/fonts/5.3.0/../package.json")).toBeUndefined();
    expect(await asked("/fonts/5.3.0/comic.woff2")).toBeUndefined();
  });
});

describe("a typeface that a dealer brought", () => {
  it("is served from where media add stored it, and no other file of the data folder is", async () => {
    const key = `content/${"a".repeat(40)}.woff2`;
    mkdirSync(join(folder, "media", "content"), { recursive: true });
    writeFileSync(join(folder, "media", key), "wOF2");
    writeFileSync(join(folder, "media", "content", "hero.webp"), "RIFF");
    const answer = await asked(`/fonts/${key}`);
    expect([answer?.headers.get("content-type"), await answer?.text()]).toEqual(["font/woff2", "wOF2"]);
    for (const path of [`/fonts/content/${"b".repeat(40)}.woff2`, "/fonts/content/hero.webp", `/fonts/../media/${key}`])
      expect(await asked(path)).toBeUndefined();
  });
});
