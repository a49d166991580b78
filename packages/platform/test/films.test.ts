import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { byteRange } from "../src/http/files/byte-range.ts";
import { createFilmServer } from "../src/http/files/create-film-server.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const dataDir = temporaryFolder("films");
mkdirSync(join(dataDir, "media", "demo"), { recursive: true });
writeFileSync(join(dataDir, "media", "demo", "suv.mp4"), "0123456789");
writeFileSync(join(dataDir, "media", "demo", "suv.json"), "{}");
writeFileSync(join(dataDir, "secret.mp4"), "secret");
symlinkSync(join(dataDir, "secret.mp4"), join(dataDir, "media", "link.mp4"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const serve = createFilmServer(dataDir);
const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await serve(new Request(`http://north.localhost${path}`, { headers, method }), path);
  if (!response) throw new Error("no path of a film");
  return response;
};

describe("A film of a car", () => {
  it("is sent whole, to be kept for a year", async () => {
    const response = await get("/media/demo/suv.mp4");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("0123456789");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get("/media/demo/suv.mp4", { "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(
      304,
    );
    expect(await (await get("/media/demo/suv.mp4", {}, "HEAD")).text()).toBe("");
  });
  it("is sent in the part that a player asks for", async () => {
    const response = await get("/media/demo/suv.mp4", { range: "bytes=2-4" });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(await response.text()).toBe("234");
    expect((await get("/media/demo/suv.mp4", { range: "bytes=10-" })).status).toBe(416);
    expect((await get("/media/demo/suv.mp4", { range: "bytes=2-4", "if-range": '"older"' })).status).toBe(200);
  });
  it.each([
    "/media/demo/none.mp4",
    "/media/demo/suv.json",
    "/media/../secret.mp4",
    "/media/link.mp4",
    "/media/demo",
    `/media/${"a".repeat(300)}.mp4`,
  ])("%s is none", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
  it("is only to be had, and only under its own address", async () => {
    const posted = await get("/media/demo/suv.mp4", {}, "POST");
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await serve(new Request("http://north.localhost/img/1"), "/img/1")).toBeUndefined();
  });
});

describe("byteRange", () => {
  it.each([
    ["bytes=0-", { from: 0, to: 9 }],
    ["bytes=8-20", { from: 8, to: 9 }],
    ["bytes=-3", { from: 7, to: 9 }],
    ["bytes=-30", { from: 0, to: 9 }],
    ["bytes=5-2", "none"],
    ["bytes=-0", "none"],
    ["bytes=-", undefined],
    ["bytes=0-1,4-5", undefined],
    ["seconds=0-1", undefined],
    [null, undefined],
  ])("%s of ten bytes is %o", (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });
});
