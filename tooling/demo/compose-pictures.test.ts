import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { composeMissingPictures } from "./compose-pictures.ts";
import type { WantedPicture } from "./compose-pictures.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "forecourt-pictures-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const picture = (name: string, made: string[]): WantedPicture => ({
  key: `demo/${name}.webp`,
  compose: async () => {
    made.push(name);
    return new TextEncoder().encode(name);
  },
});

describe("making the demo pictures", () => {
  it("makes each picture once and none again", async () => {
    const made: string[] = [];
    const wanted = Array.from({ length: 9 }, (_, index) => picture(`car-${index}`, made));
    expect(await composeMissingPictures(dataDir, wanted)).toBe(9);
    expect(made.toSorted()).toEqual(wanted.map((_, index) => `car-${index}`));
    expect(await readFile(join(dataDir, "media/demo/car-4.webp"), "utf8")).toBe("car-4");
    expect(await composeMissingPictures(dataDir, wanted)).toBe(0);
    expect(made).toHaveLength(9);
  });

  it("makes only what is missing", async () => {
    const made: string[] = [];
    await composeMissingPictures(dataDir, [picture("a", made)]);
    expect(await composeMissingPictures(dataDir, [picture("a", made), picture("b", made)])).toBe(1);
    expect(made).toEqual(["a", "b"]);
  });

  it("leaves nothing half-made behind when one picture fails", async () => {
    const failing: WantedPicture = { key: "demo/broken.webp", compose: () => Promise.reject(new Error("no layer")) };
    await expect(composeMissingPictures(dataDir, [failing])).rejects.toThrow("no layer");
    expect(await readdir(dataDir)).toEqual([]);
  });
});
