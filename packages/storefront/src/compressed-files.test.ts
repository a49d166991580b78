import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressFolder } from "../compressed-files.js";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

let dir: string;
beforeEach(() => (dir = temporaryFolder("compressed")));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function built(name: string, text: string): Promise<void> {
  writeFileSync(join(dir, name), text);
  await compressFolder(dir);
}

describe("the build of a template", () => {
  it("writes scripts and sheets small beside themselves, so that the first shopper gets them so", async () => {
    const text = "export const word = 1;\n".repeat(50);
    await built("page-a1.js", text);
    expect(brotliDecompressSync(readFileSync(join(dir, "page-a1.js.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(dir, "page-a1.js.gz"))).toString()).toBe(text);
  });

  it.each([
    ["a picture, which is small already", "car.avif", "x".repeat(1000)],
    ["what is smaller than the headers", "tiny.js", "export {};"],
  ])("leaves %s", async (_what, name, text) => {
    await built(name, text);
    expect([".br", ".gz"].filter((ending) => existsSync(join(dir, `${name}${ending}`)))).toEqual([]);
  });

  it("gives each of the templates that have the same script that script small, and another its own", async () => {
    const texts = {
      "one/page.js": "let a;\n".repeat(90),
      "two/page.js": "let a;\n".repeat(90),
      "two/own.js": "let b;\n".repeat(90),
    };
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(join(dir, dirname(name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    await compressFolder(join(dir, "one"));
    await compressFolder(join(dir, "two"));
    for (const [name, text] of Object.entries(texts))
      expect(brotliDecompressSync(readFileSync(join(dir, `${name}.br`))).toString()).toBe(text);
  });
});
