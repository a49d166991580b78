import { rmSync } from "node:fs";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import type { SearchEngine, SearchEngineServer } from "@forecourt/search-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("remote");
let engine: SearchEngine;
let server: SearchEngineServer;
let test: TestPlatform;

beforeAll(async () => {
  engine = createSearchEngine({ dataDir: folder, apiKey: "cluster-admin-key" });
  server = await listen(engine, { port: 0, host: "127.0.0.1" });
  test = await startTestPlatform([siteDocument("north"), siteDocument("south")], {
    TYPESENSE_URL: server.url,
    TYPESENSE_API_KEY: "cluster-admin-key",
  });
});
afterAll(async () => {
  await test.stop();
  await server.close();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("with a search cluster at TYPESENSE_URL", () => {
  it("a site's search finds its own cars and no other's", async () => {
    for (const site of ["north", "south"]) {
      const { hits } = (await (await test.send(site, "/api/search")).json()) as { hits: { slug: string }[] };
      expect(hits.map(({ slug }) => slug)).toEqual([`used-${site}-car`]);
    }
  });

  it("is not ready, and answers 503 to a search, while the cluster is away", async () => {
    await server.close();
    const ready = await test.send("north", "/readyz");
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: "unavailable", records: "ok", search: "failed", disk: "ok" },
    ]);
    const refused = await test.send("north", "/api/search?make=Kia");
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, "search_unavailable"]);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });
});
