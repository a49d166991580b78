import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../../../tooling/e2e/lib/chromium.ts";
import { runChecks } from "../src/run-template-suite.ts";

let browser: Browser;
let server: Server | undefined;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(() => void server?.close());

/** What the suite says of a site whose results show cars, and after its filter others. */
async function suiteOn(pages: { all: string; filtered: string; links?: string }): Promise<readonly string[]> {
  const { all, filtered, links = '<a href="?page=2">2</a><a href="?berths=4">4 berths</a>' } = pages;
  server = createServer(({ url = "" }, response) => {
    const shown = url.includes("berths=") ? filtered : all;
    response
      .setHeader("content-type", "text/html")
      .end(`<!doctype html><title>Vans</title><main><h1>Vans</h1>${links}${shown}</main>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const found = await runChecks(browser, { url: `http://127.0.0.1:${port}/`, only: ["search"] });
  return found.flatMap(({ failures }) => failures);
}

const van = (name: string) => `<a href="/cars/${name}">${name}</a>`;
const counted = (text: string) => `<p data-part="result-count">${text}</p>${van("jayco")}`;

describe("the check of a search", () => {
  it("takes the count that a page declares, whatever its vehicles are called", async () => {
    expect(await suiteOn({ all: counted("1,412 caravans"), filtered: counted("38 caravans") })).toEqual([]);
  });

  it("says of a filter that more is found after it", async () => {
    expect(await suiteOn({ all: counted("412 boats"), filtered: counted("1,999 boats") })).toEqual([
      "The filter ?berths=4 turns 412 results into 1999.",
    ]);
  });

  it("counts the cars of a page that says no count", async () => {
    expect(await suiteOn({ all: van("jayco"), filtered: van("jayco") + van("avan") })).toEqual([
      "The filter ?berths=4 turns 1 results into 2.",
    ]);
  });

  it("wants a filter that is a link: pages and orders are none", async () => {
    const links = '<a href="?page=2">2</a><a href="?sort=price-asc">Price</a>';
    expect(await suiteOn({ all: counted("9 vans"), filtered: "", links })).toEqual([
      "No filter of the results is a link, so nobody can narrow them without JavaScript.",
    ]);
  });
});
