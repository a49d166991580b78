import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../src/http/log-line.ts";
import { createImageServer } from "../src/images/create-image-server.ts";
import { createPreparation } from "../src/images/create-preparation.ts";
import { createSpinFrames } from "../src/images/create-spin-frames.ts";
import { limitConcurrency } from "../src/images/limit-concurrency.ts";

const dataDir = mkdtempSync("/tmp/forecourt-images-");
const log: LogLine[] = [];
const spins = createSpinFrames();
const serve = createImageServer(dataDir, (line) => log.push(line), spins);
const get = async (path: string, accept = "image/avif,image/webp,*/*", headers: Record<string, string> = {}) => {
  const response = await serve(new Request(`http://north.localhost${path}`, { headers: { accept, ...headers } }), path);
  if (!response) throw new Error("not a picture path");
  return response;
};
const measured = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();
const cached = () => readdirSync(join(dataDir, "cache"), { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));

beforeAll(async () => {
  mkdirSync(join(dataDir, "media", "demo"), { recursive: true });
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#b01f24" } });
  await picture.webp().toFile(join(dataDir, "media", "demo", "suv.webp"));
  writeFileSync(join(dataDir, "media", "broken.jpg"), "no picture");
  writeFileSync(join(dataDir, "secret.png"), "secret");
  symlinkSync(join(dataDir, "secret.png"), join(dataDir, "media", "link.png"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the picture endpoint", () => {
  it.each([
    ["image/avif,image/webp", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("answers %s with %s of the asked width, for a year", async (accept, type) => {
    const response = await get("/img/320/demo/suv.webp", accept);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("vary")).toBe("Accept");
    expect(await measured(response)).toMatchObject({ width: 320, height: 213 });
  });

  it("never makes a picture larger than it is", async () => {
    expect(await measured(await get("/img/1600/demo/suv.webp", "*/*"))).toMatchObject({ width: 900 });
  });

  it("makes each size once, also for many at the same time", async () => {
    const before = cached().length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => get("/img/160/demo/suv.webp")));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
    expect(cached().length).toBe(before + 1);
    const again = await get("/img/160/demo/suv.webp", undefined, { "if-none-match": answers[0]?.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("makes it anew when the picture was replaced", async () => {
    const first = (await get("/img/96/demo/suv.webp")).headers.get("etag");
    await sharp({ create: { width: 901, height: 600, channels: 3, background: "#102030" } }).webp().toFile(join(dataDir, "media", "demo", "suv.webp"));
    expect((await get("/img/96/demo/suv.webp")).headers.get("etag")).not.toBe(first);
  });

  it.each(["/img/320/demo/none.webp", "/img/321/demo/suv.webp", "/img/320/../secret.png", "/img/320/link.png", "/img/320/demo", "/img/"])("knows nothing of %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("says when a file is no picture, without its path", async () => {
    const response = await get("/img/320/broken.jpg");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(dataDir);
    expect(log.at(-1)).toMatchObject({ event: "image_failed", key: "broken.jpg" });
  });
});

describe("a car that turns", () => {
  it("has its other frames made in the size of the first, each once; no page that shows none does", async () => {
    const frames = ["demo/00.webp", "demo/01.webp", "demo/02.webp", "../secret.png", "demo/none.webp"];
    for (const frame of frames.slice(0, 3)) await sharp({ create: { width: 700, height: 400, channels: 3, background: "#334455" } }).webp().toFile(join(dataDir, "media", frame));
    const before = cached().length;
    await get("/img/480/demo/00.webp");
    spins.note(frames);
    spins.note(undefined);
    await get("/img/320/demo/00.webp");
    expect(cached().length).toBe(before + 2);
    await get("/img/480/demo/00.webp");
    await get("/img/480/demo/00.webp");
    await vi.waitUntil(() => cached().length === before + 4, { timeout: 30_000 });
    await get("/img/480/demo/02.webp");
    expect(cached().length).toBe(before + 4);
  });

  it("waits behind few others only", async () => {
    const prepare = createPreparation();
    const made: string[] = [];
    const make = (name: string) => async () => {
      await Promise.resolve();
      made.push(name);
      if (name === "2") throw new Error("one fails");
    };
    for (const name of ["1", "2", "2", "3", "4"]) prepare(name, [make(name)]);
    await vi.waitUntil(() => made.length === 3, { timeout: 30_000 });
    prepare("4", [make("4")]);
    await vi.waitUntil(() => made.length === 4, { timeout: 30_000 });
    expect(made).toEqual(["1", "2", "3", "4"]);
  });
});

describe("limitConcurrency", () => {
  it("runs no more than the limit at a time and every task in the end", async () => {
    const gate = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        gate(async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
          if (index === 3) throw new Error("one fails");
          return index;
        }).catch(() => "failed"),
      ),
    );
    expect(most).toBe(2);
    expect(results).toEqual([0, 1, 2, "failed", 4, 5, 6, 7, 8]);
  });
});
