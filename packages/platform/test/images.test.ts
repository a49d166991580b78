import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../src/base/log/log-line.ts";
import { createImageServer } from "../src/http/files/create-image-server.ts";
import { createPreparation } from "../src/files/images/create-preparation.ts";
import { createSpinFrames } from "../src/files/images/create-spin-frames.ts";
import { createPictureFiles } from "../src/files/images/create-picture-files.ts";
import { createPictureOrigin } from "../src/files/images/create-picture-origin.ts";
import { imageCacheLimit } from "../src/files/images/image-cache-limit.ts";
import { createWorkQueue } from "../src/base/load/create-work-queue.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const dataDir = temporaryFolder("images");
const log: LogLine[] = [];
const spins = createSpinFrames();
const serve = createImageServer({
  dataDir,
  log: (line) => log.push(line),
  spins,
  queue: createWorkQueue({ concurrency: 2, maxWaiting: 128, deadlineMs: 60_000, refusalMs: 0 }, () => {}),
  maxBytes: 10_000_000,
});
const get = async (path: string, accept = "image/avif,image/webp,*/*", headers: Record<string, string> = {}) => {
  const response = await serve(new Request(`http://north.localhost${path}`, { headers: { accept, ...headers } }), path);
  if (!response) throw new Error("not a picture path");
  return response;
};
const measured = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();
const cached = () =>
  readdirSync(join(dataDir, "cache"), { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));

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
    const again = await get("/img/160/demo/suv.webp", undefined, {
      "if-none-match": answers[0]?.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("makes it anew when the picture was replaced", async () => {
    const first = (await get("/img/96/demo/suv.webp")).headers.get("etag");
    await sharp({ create: { width: 901, height: 600, channels: 3, background: "#102030" } })
      .webp()
      .toFile(join(dataDir, "media", "demo", "suv.webp"));
    expect((await get("/img/96/demo/suv.webp")).headers.get("etag")).not.toBe(first);
  });

  it.each([
    "/img/320/demo/none.webp",
    "/img/321/demo/suv.webp",
    "/img/320/../secret.png",
    "/img/320/link.png",
    "/img/320/demo",
    "/img/",
  ])("knows nothing of %s", async (path) => {
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
    for (const frame of frames.slice(0, 3))
      await sharp({ create: { width: 700, height: 400, channels: 3, background: "#334455" } })
        .webp()
        .toFile(join(dataDir, "media", frame));
    const before = cached().length;
    await get("/img/480/demo/00.webp");
    spins.note(frames);
    spins.note(undefined);
    await get("/img/320/demo/00.webp");
    expect(cached().length).toBe(before + 2);
    await get("/img/480/demo/00.webp");
    await get("/img/480/demo/00.webp");
    await vi.waitUntil(() => cached().length === before + 4);
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
    await vi.waitUntil(() => made.length === 3);
    prepare("4", [make("4")]);
    await vi.waitUntil(() => made.length === 4);
    expect(made).toEqual(["1", "2", "3", "4"]);
  });
});

describe("more pictures than can be made", () => {
  it("are refused with 503 and Retry-After, and those that were made go on being served", async () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 2, deadlineMs: 60_000, refusalMs: 0 }, () => {});
    let asked = 0;
    const busy = createImageServer({
      dataDir,
      log: (line) => log.push(line),
      spins,
      queue: (work) => ((asked += 1), queue(work)),
      maxBytes: 10_000_000,
    });
    const ask = (width: number) =>
      busy(
        new Request("http://north.localhost/", { headers: { accept: "image/webp" } }),
        `/img/${width}/demo/suv.webp`,
      );
    expect((await ask(96))?.status).toBe(200);
    asked = 0;
    let letGo = () => {};
    const held = queue(() => new Promise<void>((resolve) => (letGo = resolve)));
    const waiting = [ask(160), ask(320)];
    await vi.waitUntil(() => asked === 2);
    const refused = await ask(640);
    expect([refused?.status, refused?.headers.get("retry-after"), refused?.headers.get("cache-control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    expect((await ask(96))?.status).toBe(200);
    letGo();
    await held;
    expect((await Promise.all(waiting)).map((answer) => answer?.status)).toEqual([200, 200]);
    expect((await ask(480))?.status).toBe(200);
  });
});

describe("the pictures on disk", () => {
  const folder = join(dataDir, "pictures");
  const open = (maxBytes: number) => createPictureFiles({ folder, maxBytes, log: (line) => log.push(line) });
  const onDisk = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => basename(name))
      .filter((name) => name.endsWith(".webp"))
      .sort();
  const kilobytes = (count: number) => Buffer.alloc(count * 1000);

  it("stay within their size: those unused for longest go first", async () => {
    const files = open(100_000);
    await files.counted;
    for (const name of ["aa.webp", "bb.webp", "cc.webp"]) await files.write(name, kilobytes(30));
    expect(await files.read("aa.webp")).toHaveLength(30_000);
    await files.write("dd.webp", kilobytes(30));
    await vi.waitUntil(() => onDisk().length === 3);
    expect(onDisk()).toEqual(["aa.webp", "cc.webp", "dd.webp"]);
    expect(await files.read("bb.webp")).toBeUndefined();
  });

  it("are counted when the server starts, and a smaller size removes the oldest", async () => {
    for (const [name, day] of [
      ["aa.webp", 2],
      ["cc.webp", 1],
      ["dd.webp", 3],
    ] as const)
      utimesSync(join(folder, name.slice(0, 2), name), day * 86_400, day * 86_400);
    await open(65_000).counted;
    await vi.waitUntil(() => onDisk().length === 2);
    expect(onDisk()).toEqual(["aa.webp", "dd.webp"]);
  });

  it("may take what FORECOURT_IMAGE_CACHE_MB says", () => {
    expect([imageCacheLimit({}), imageCacheLimit({ FORECOURT_IMAGE_CACHE_MB: "500" })]).toEqual([
      2_000_000_000, 500_000_000,
    ]);
    for (const wrong of ["5", "many", "-20", "20.5"])
      expect(() => imageCacheLimit({ FORECOURT_IMAGE_CACHE_MB: wrong })).toThrow(
        /FORECOURT_IMAGE_CACHE_MB is .* Set it to one, such as 5000/,
      );
  });
});

describe("an origin of pictures", () => {
  const asked: string[] = [];
  let server: Server;
  let origin = "";
  const serveWith = (env: Record<string, string>) =>
    createImageServer({
      dataDir,
      log: (line) => log.push(line),
      spins,
      queue: createWorkQueue({ concurrency: 2, maxWaiting: 128, deadlineMs: 60_000, refusalMs: 0 }, () => {}),
      maxBytes: 10_000_000,
      origin: createPictureOrigin({ env, media: join(dataDir, "media"), log: (line) => log.push(line) }),
    });
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0e4686" } })
      .webp()
      .toBuffer();
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      if (request.url === "/stock/yard/a101.webp") response.end(picture);
      else response.writeHead(request.url?.includes("broken") ? 500 : 404).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock`;
  });
  afterAll(() => new Promise((done) => server.close(done)));
  const statusOf = async (images: ReturnType<typeof serveWith>, path: string) =>
    (await images(new Request(`http://north.localhost${path}`), path))?.status;

  it("is asked once for a picture that is not here, however many want it, and the picture is kept", async () => {
    const images = serveWith({ FORECOURT_PICTURE_ORIGIN: origin });
    const path = "/img/320/yard/a101.webp";
    expect(await Promise.all([statusOf(images, path), statusOf(images, path)])).toEqual([200, 200]);
    expect(await statusOf(images, "/img/480/yard/a101.webp")).toBe(200);
    expect(asked).toEqual(["/stock/yard/a101.webp"]);
    expect(existsSync(join(dataDir, "media", "yard", "a101.webp"))).toBe(true);
  });

  it("is not asked again at once for what it does not have, and a failure of it is logged without the picture's name", async () => {
    const images = serveWith({ FORECOURT_PICTURE_ORIGIN: origin });
    asked.length = 0;
    log.length = 0;
    const paths = ["/img/320/yard/none.webp", "/img/320/yard/none.webp", "/img/320/yard/broken.webp"];
    const statuses: (number | undefined)[] = [];
    for (const path of paths) statuses.push(await statusOf(images, path));
    expect(statuses).toEqual([404, 404, 503]);
    expect(asked).toEqual(["/stock/yard/none.webp", "/stock/yard/broken.webp"]);
    expect(log.map(({ event }) => event)).toEqual(["picture_not_brought"]);
  });

  it("that is down costs a shopper the picture for a few seconds, nothing else: nobody keeps that there is none", async () => {
    const images = serveWith({ FORECOURT_PICTURE_ORIGIN: "http://127.0.0.1:9/" });
    const path = "/img/320/yard/b1.webp";
    const answer = await images(new Request(`http://north.localhost${path}`), path);
    expect([answer?.status, answer?.headers.get("cache-control"), answer?.headers.get("retry-after")]).toEqual([
      503,
      "no-store",
      "5",
    ]);
    expect(await statusOf(images, "/img/320/demo/suv.webp")).toBe(200);
  });

  it("must be an address of the web", () => {
    expect(() => serveWith({ FORECOURT_PICTURE_ORIGIN: "pictures" })).toThrow("no address of the web");
    expect(createPictureOrigin({ env: {}, media: "", log: () => {} })).toBeUndefined();
  });
});
