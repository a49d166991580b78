import { rmSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import type { SearchEngine, SearchEngineServer } from "@forecourt/search-engine";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { putSite, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform, until } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

/** Searches that are under way at the same time, and that wait, at most. */
const [atATime, waiting] = [8, 64];

const folder = temporaryFolder("overload");
let engine: SearchEngine;
let server: SearchEngineServer;
let test: TestPlatform;
/** While it is set, the cluster holds each search back until it resolves. */
let held: Promise<void> | undefined;
let letGo = () => {};
let arrived = 0;
let isAway = false;

beforeAll(async () => {
  engine = createSearchEngine({ dataDir: folder, apiKey: "cluster-admin-key" });
  const cluster: SearchEngine = {
    ...engine,
    async answer(request) {
      if (held && request.url.startsWith("/multi_search")) {
        arrived += 1;
        await held;
      }
      if (isAway) return { status: 503, contentType: "application/json", body: new TextEncoder().encode("{}") };
      return engine.answer(request);
    },
  };
  server = await listen(cluster, { port: 0, host: "127.0.0.1" });
  test = await startTestPlatform([siteDocument("north")], {
    TYPESENSE_URL: server.url,
    TYPESENSE_API_KEY: "cluster-admin-key",
  });
  // Once the site's second document is served, the version of the index before it is known: no version moves under the
  // kept answers.
  const first = test.platform.siteByHost("north.localhost");
  await putSite(test.platform.database, { ...siteDocument("north"), name: "North again" });
  await until(() => test.platform.siteByHost("north.localhost") !== first);
});
afterAll(async () => {
  await test.stop();
  await server.close();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => {
  vi.useRealTimers();
  held = undefined;
  letGo();
});

describe("a search cluster that is asked for more than it answers", () => {
  it("lets 64 searches wait; the next is refused with 503 and Retry-After, and health and searches that are known go on", async () => {
    // What is for sale can change with each minute: this one does not end. Nor do the five seconds that a search may
    // wait.
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const known = "/api/search?make=Mazda";
    expect((await test.send("north", known)).status).toBe(200);
    held = new Promise((resolve) => (letGo = resolve));
    const taken = Promise.all(
      Array.from({ length: atATime + waiting }, (_, index) =>
        test.send("north", `/api/search?price=-${10_000 + index}`),
      ),
    );
    // `vi.waitUntil` would move the clock that stands still.
    while (arrived < atATime) await nextTurn();
    // At the same time: each refusal is held back for about a second.
    const paths = ["/api/search?price=-9999", "/api/suggest?query=maz", "/api/featured-cars"];
    const refusals = await Promise.all(paths.map((path) => test.send("north", path)));
    expect(
      await Promise.all(
        refusals.map(async (refused) => [
          refused.status,
          refused.headers.get("retry-after"),
          ((await refused.json()) as { code: string }).code,
        ]),
      ),
    ).toEqual(paths.map(() => [503, "2", "overloaded"]));
    expect((await test.send("north", known)).status).toBe(200);
    expect((await test.send("north", "/healthz")).status).toBe(200);
    expect(arrived).toBe(atATime);
    held = undefined;
    letGo();
    expect((await taken).filter(({ status }) => status !== 200)).toEqual([]);
    expect(test.log.filter(({ event }) => event.endsWith("_failed"))).toEqual([]);
  });
});

describe("a page that is made while the search does not answer", () => {
  it.each([
    ["lacks its cars", "/api/search?make=Saab", 503],
    ["lacks its related searches", "/api/search-path?path=/search/used-cars", 200],
  ])("is made again eleven seconds later where it %s", async (_, asked, status) => {
    const site = test.platform.siteByHost("north.localhost");
    if (!site) throw new Error("The site is not served.");
    const api = test.platform.apiFor(site);
    let rendered = 0;
    const page = async () => {
      const render = async () => {
        rendered += 1;
        return new Response(`searched: ${(await api(new Request(`http://in-process${asked}`))).status}`, {
          headers: { "content-type": "text/html" },
        });
      };
      return (await test.platform.page(new Request(`http://north.localhost/${status}`), site, render)).text();
    };
    isAway = true;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 11_000 });
    try {
      expect(await page()).toBe(`searched: ${status}`);
    } finally {
      vi.useRealTimers();
      isAway = false;
    }
    expect(await page()).toBe("searched: 200");
    await page();
    expect(rendered, "a page that lacks nothing is kept").toBe(2);
  });
});
