import { copyFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { displayFonts } from "@forecourt/core/schemas";
import type { ThemeFont } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { displayFontFile } from "../files/fonts/display-font-file.ts";
import { mediaWarnings } from "./media-warnings.ts";
import { runCommand } from "./run-command.ts";
import { temporaryFolder } from "../../../../tooling/vitest/temporary-folder.ts";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("media");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function add(...files: string[]) {
  const said = { out: "", err: "" };
  const code = await runCommand(["media", "add", ...files, "--json"], {
    env: { FORECOURT_DATA: "data" },
    cwd: folder,
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  return { code, said: JSON.parse(said.out) as unknown, err: said.err };
}

async function picture(name: string): Promise<void> {
  const { data } = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#0f6b5c" } })
    .webp()
    .toBuffer({ resolveWithObject: true });
  writeFileSync(join(folder, name), data);
}

describe("media add", () => {
  it("stores a picture, and says what a document calls it and how large it is", async () => {
    await picture("hero.webp");
    const { code, said } = await add("hero.webp");
    expect([code, said]).toEqual([
      0,
      [
        {
          file: "hero.webp",
          path: expect.stringMatching(/^\/content\/[0-9a-f]{40}\.webp$/) as unknown,
          width: 64,
          height: 36,
        },
      ],
    ]);
    const [{ path = "" } = {}] = said as { path?: string }[];
    expect(existsSync(join(folder, "data", "media", path))).toBe(true);
    expect((await add("hero.webp")).said).toEqual(said);
  });

  it("stores a typeface, and says its whole entry in a site document", async () => {
    copyFileSync(displayFontFile("sora", "latin"), join(folder, "brand.woff2"));
    const { code, said } = await add("brand.woff2");
    const [{ font } = {}] = said as { font?: ThemeFont }[];
    expect([code, font]).toEqual([
      0,
      {
        family: "Sora",
        weight: 600,
        file: expect.stringMatching(/^\/content\/[0-9a-f]{40}\.woff2$/) as string,
        fallback: displayFonts.sora.fallback,
      },
    ]);
    const { theme } = aSite({ theme: { fonts: font ? [font] : [], headingFont: "Sora" } });
    expect(mediaWarnings({ theme }, join(folder, "data"))).toEqual([]);
    expect(mediaWarnings({ theme }, join(folder, "other"))).toEqual([
      expect.objectContaining({ path: "theme.fonts.0.file" }),
    ]);
  });

  it("is asked for where a document names a logo that is not stored; a picture of another place is not", async () => {
    await picture("logo.webp");
    const [{ path: light = "" } = {}] = (await add("logo.webp")).said as { path?: string }[];
    const { theme } = aSite({
      theme: { logo: { light, dark: "https://pictures.example/dark.webp", width: 64, height: 36 } },
    });
    expect(mediaWarnings({ theme }, join(folder, "data"))).toEqual([]);
    expect(mediaWarnings({ theme }, join(folder, "other"))).toEqual([
      expect.objectContaining({ path: "theme.logo.light", message: expect.stringContaining("see a gap") as string }),
    ]);
    expect(mediaWarnings({ heroImage: "/content/nope.jpg" } as object, join(folder, "data"))).toHaveLength(1);
  });

  it.each([
    [
      "is a typeface of another format",
      "brand.ttf",
      "brand.ttf: This is no typeface in WOFF2, which every browser reads.",
    ],
    ["is no typeface", "brand.woff2", "brand.woff2: This is no typeface in WOFF2, which every browser reads."],
    ["is not there", "gone.png", "There is no file gone.png."],
    ["is no picture", "text.png", "text.png: This is no picture in JPEG, PNG, WebP or AVIF."],
    ["is a drawing, which may hold scripts", "logo.svg", "logo.svg: This is no picture in JPEG, PNG, WebP or AVIF."],
  ])("stores nothing where a file %s", async (_, name, why) => {
    await picture("hero.webp");
    writeFileSync(join(folder, "text.png"), "hello");
    for (const file of ["brand.ttf", "brand.woff2"]) writeFileSync(join(folder, file), "wOF2 and nothing more");
    writeFileSync(join(folder, "logo.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    const { code, err } = await add("hero.webp", name);
    expect([code, err.trim(), existsSync(join(folder, "data", "media"))]).toEqual([
      2,
      `${why} Nothing was stored.`,
      false,
    ]);
  });

  it("says of every file that cannot be stored why, so that all can be put right at once", async () => {
    await picture("hero.webp");
    writeFileSync(join(folder, "text.png"), "hello");
    expect((await add("text.png", "hero.webp", "gone.png")).err.trim()).toBe(
      "text.png: This is no picture in JPEG, PNG, WebP or AVIF. There is no file gone.png. Nothing was stored.",
    );
    expect((await add("gone.png")).err.trim()).toBe("There is no file gone.png.");
  });
});
