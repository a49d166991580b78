import { rmSync } from "node:fs";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import type { SearchEngine, SearchEngineServer } from "@forecourt/search-engine";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { putSite, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform, until } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("hanging");
let engine: SearchEngine;
let server: SearchEngineServer;
let test: TestPlatform;
/** While it is set, the cluster takes what it is asked and is silent until it resolves. */
let hanging: Promise<void> | undefined;
const probe = JSON.stringify({ searches: [{ collection: "cars", q: "*", query_by: "title", per_page: 0 }] });
/** Bodies of the searches that came in, probes left out. */
let searches: string[] = [];

beforeAll(async () => {
  // Answers are kept for five minutes of the clock: none of these minutes ends in the middle.
  vi.useFakeTimers({ toFake: ["Date"] });
  engine = createSearchEngine({ dataDir: folder, apiKey: "cluster-admin-key" });
  const cluster: SearchEngine = {
    ...engine,
    async answer(request) {
      const body = typeof request.body === "string" ? request.body : new TextDecoder().decode(request.body);
      if (request.url.startsWith("/multi_search") && body !== probe) searches.push(body);
      await hanging;
      return engine.answer(request);
    },
  };
  server = await listen(cluster, { port: 0, host: "127.0.0.1" });
  test = await startTestPlatform([siteDocument("north")], {
    TYPESENSE_URL: server.url,
    TYPESENSE_API_KEY: "cluster-admin-key",
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await test.stop();
  await server.close();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const events = () => test.log.map(({ event }) => event).filter((event) => event.startsWith("search_engine_"));

describe("a search engine that takes requests and does not answer", () => {
  it("is remembered: who comes next waits for nothing, until it answers again", async () => {
    // Once the site's second document is served, the version of the index before it is known: no version moves under
    // the kept answers.
    const first = test.platform.siteByHost("north.localhost");
    await putSite(test.platform.database, { ...siteDocument("north"), name: "North again" });
    await until(() => test.platform.siteByHost("north.localhost") !== first);
    const site = test.platform.siteByHost("north.localhost");
    if (!site) throw new Error("The site is not served.");
    const api = test.platform.apiFor(site);
    const ask = async (query: string) => (await api(new Request(`http://in-process/api/search?${query}`))).status;
    // A page that asks three times, each time after the answer to the last.
    const page = (make: string) =>
      test.platform.page(new Request(`http://north.localhost/${make}`), site, async () => {
        const statuses = [
          await ask(`make=${make}&price=-1`),
          await ask(`make=${make}&price=-2`),
          await ask(`make=${make}&price=-3`),
        ];
        return new Response(statuses.join(), { headers: { "content-type": "text/html" } });
      });
    expect(await ask("make=Mazda")).toBe(200);
    let letGo = () => {};
    searches = [];
    hanging = new Promise((resolve) => (letGo = resolve));
    try {
      // All calls of a page share one deadline, and so does the page beside it.
      const [one, two] = await Promise.all([page("Audi"), page("BMW")]);
      expect([await one.text(), await two.text()]).toEqual(["503,503,503", "503,503,503"]);
      expect([one, two].map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
      expect(searches).toHaveLength(2);
      expect(events()).toEqual(["search_engine_hangs"]);
      searches = [];
      const third = await test.send("north", "/api/search?make=Kia");
      expect([third.status, third.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(searches).toEqual([]);
      expect((await test.send("north", "/api/featured-cars")).status).toBe(503);
      // What is known needs no engine.
      expect(await ask("make=Mazda")).toBe(200);
    } finally {
      hanging = undefined;
      letGo();
    }
    await vi.waitUntil(async () => (await ask("make=Kia")) === 200, { interval: 50 });
    expect(events()).toEqual(["search_engine_hangs", "search_engine_answers"]);
    // What the pages lacked is there at once.
    expect(await (await page("Audi")).text()).toBe("200,200,200");
  });
});
