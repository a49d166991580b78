import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;

beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north")]);
});
afterAll(() => test.stop());

describe("an answer of the API", () => {
  it.each(["/api/site", "/api/openapi.json", "/api/search"])("%s is compressed for who takes that", async (path) => {
    const plain = await test.send("north", path, { headers: { "accept-encoding": "identity" } });
    const gzip = await test.send("north", path, { headers: { "accept-encoding": "gzip" } });
    expect([plain, gzip].map(({ headers }) => headers.get("vary"))).toEqual(["Accept-Encoding", "Accept-Encoding"]);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    const bytes = Buffer.from(await gzip.arrayBuffer());
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await plain.json());
  });

  it("is not compressed where it is one shopper's", async () => {
    const { headers } = await test.send("north", "/api/session", { headers: { "accept-encoding": "gzip" } });
    expect(headers.get("content-encoding")).toBeNull();
  });

  it.each(["/api/site", "/api/session", "/api/nothing", "/api/search"])(
    "%s is taken as nothing but JSON",
    async (path) => {
      const { headers } = await test.send("north", path, { headers: { "accept-encoding": "gzip" } });
      expect([headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
        "application/json",
        "nosniff",
      ]);
    },
  );

  it.each(["/api/openapi.json", "/api/site"])("%s is sent again only when it has changed", async (path) => {
    const etag = (await test.send("north", path)).headers.get("etag") ?? "";
    const again = await test.send("north", path, { headers: { "if-none-match": etag, "accept-encoding": "gzip" } });
    expect([again.status, again.headers.get("vary")]).toEqual([304, "Accept-Encoding"]);
  });
});
