import { rmSync } from "node:fs";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import type { SearchEngineServer } from "@forecourt/search-engine";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoData } from "../lib/demo-data.ts";
import type { DemoData } from "../lib/demo-data.ts";
import { startServer } from "../lib/start-server.ts";
import type { RunningServer } from "../lib/start-server.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

useBrowser();
const site = "harbour-mazda";
const apiKey = "a key of the browser tests";
const folder = temporaryFolder("engine");
const engine = createSearchEngine({ dataDir: folder, apiKey });
let listening: SearchEngineServer;
let port: number;
let data: DemoData;
let server: RunningServer;

const searchPort = () => Number(new URL(listening.url).port);
const goAway = () => listening.close();
const comeBack = async () => void (listening = await listen(engine, { port: searchPort(), host: "127.0.0.1" }));

beforeAll(async () => {
  listening = await listen(engine, { port: 0, host: "127.0.0.1" });
  data = await demoData();
  const { root, form } = inject("installation");
  server = await startServer({
    root,
    fromSource: form === "source",
    dataDir: data.dataDir,
    env: { ...data.env, TYPESENSE_URL: listening.url, TYPESENSE_API_KEY: apiKey },
  });
  port = server.port;
});
afterAll(async () => {
  await server.stop();
  await listening.close();
  await engine.close();
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

const down = [{ status: 503, path: /^\/(search\/|api\/(search|suggest))/ }] as const;

describe("while the search service is away", () => {
  it("the last cars stay with a message, and the page recovers by itself", () =>
    walk({ site, expected: down }, async (shopper) => {
      const { page, find } = shopper;
      await page.goto(`http://${site}.localhost:${port}/search/used-cars`);
      const names = await page.locator("article h2 a").allInnerTexts();
      expect(names.length).toBeGreaterThan(10);
      await goAway();
      await find("link", /^Toyota \d+$/).click();
      await page.getByText("The search is not answering right now").waitFor();
      expect(await page.locator("article h2 a").allInnerTexts()).toEqual(names);
      await shopper.inspect();
      await comeBack();
      await page.getByText("Search is back").waitFor();
      await shopper.arrive("/search/used-cars?make=Toyota");
      await expect
        .poll(async () => (await page.locator("article h2 a").allInnerTexts()).every((name) => name.includes("Toyota")))
        .toBe(true);
    }));

  it("a first visit gets a message and a number to call with status 503, and the cars once they are there", () =>
    walk({ site, expected: down }, async (shopper) => {
      const { page, find } = shopper;
      await goAway();
      const answer = await page.goto(`http://${site}.localhost:${port}/search/demo-cars?fuel=Petrol`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()["retry-after"]).toBe("5");
      await find("heading", "Our stock search is taking a break").waitFor();
      await find("link", /^Call /).waitFor();
      await shopper.inspect();
      await comeBack();
      await find("heading", /Demo cars for sale/).waitFor();
    }));
});
