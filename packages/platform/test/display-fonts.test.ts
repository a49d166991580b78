import { fromFile } from "@capsizecss/unpack/fs";
import { displayFontPath, displayFonts } from "@forecourt/core/schemas";
import type { DisplayFontName } from "@forecourt/core/schemas";
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { displayFontFile } from "../src/files/fonts/display-font-file.ts";
import { displayFontAnswer } from "../src/http/files/display-font-answer.ts";

/** Mean width of a letter of Arial Bold, as a part of the em. */
const arialBold = 983 / 2048;
const names = Object.keys(displayFonts) as DisplayFontName[];
const percent = (part: number) => Math.round(part * 10_000) / 100;
const asked = (path: string, init?: RequestInit) =>
  displayFontAnswer(new Request(`http://x.example${path}`, init), path);

describe("a typeface that sites may choose", () => {
  it.each(names)("%s takes the place of its fallback: the measures are those of its file", async (name) => {
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(displayFontFile(name, "latin"));
    const size = xWidthAvg / unitsPerEm / arialBold;
    expect(lineGap).toBe(0);
    expect(displayFonts[name].fallback).toEqual({
      sizePercent: percent(size),
      ascentPercent: percent(ascent / unitsPerEm / size),
      descentPercent: percent(-descent / unitsPerEm / size),
    });
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
