import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

  it.each([
    ["is not there", "gone.png", "There is no file gone.png."],
    ["is no picture", "text.png", "text.png: This is no picture in JPEG, PNG, WebP or AVIF."],
    ["is a drawing, which may hold scripts", "logo.svg", "logo.svg: This is no picture in JPEG, PNG, WebP or AVIF."],
  ])("stores nothing where a file %s", async (_, name, why) => {
    await picture("hero.webp");
    writeFileSync(join(folder, "text.png"), "hello");
    writeFileSync(join(folder, "logo.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    const { code, err } = await add("hero.webp", name);
    expect([code, err.trim(), existsSync(join(folder, "data", "media"))]).toEqual([2, why, false]);
  });
});
