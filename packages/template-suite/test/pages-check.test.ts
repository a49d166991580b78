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

const whole = '<header></header><main id="main"><h1>Vans</h1><a href="/cars/jayco">Jayco</a></main>';
const routes = {
  root: { path: "" },
  home: { parentId: "root" },
  story: { parentId: "root", path: "our-story" },
  careers: { parentId: "root", path: "careers" },
  car: { parentId: "root", path: "cars/:slug" },
};

/** What the suite says of a template with a page that no menu and no sitemap has; careers are off. */
async function suiteOn({
  menu = "",
  ...story
}: {
  status?: number;
  body?: string;
  menu?: string;
}): Promise<readonly string[]> {
  server = createServer(({ url = "" }, response) => {
    const { status = 200, body = whole } = url === "/our-story" ? story : {};
    const isMissing = ["/careers", "/there-is-no-such-page", "/fleet"].includes(url);
    response
      .writeHead(isMissing ? 404 : status, { "content-type": "text/html" })
      .end(
        `<!doctype html><title>Vans</title><script>__reactRouterManifest = ${JSON.stringify({ routes })}</script>${body.replace("</header>", `${menu}</header>`)}`,
      );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const found = await runChecks(browser, { url: `http://127.0.0.1:${port}/`, only: ["pages"] });
  return found.flatMap(({ failures }) => failures);
}

describe("the check of pages", () => {
  it("is content with whole pages, and with one that the site has turned off", async () => {
    expect(await suiteOn({})).toEqual([]);
  });

  it("looks at a page that is in no menu and in no sitemap", async () => {
    expect(await suiteOn({ body: '<main id="main"><p>How it began</p></main>' })).toEqual([
      "/our-story has 0 headings of level 1 instead of one.",
    ]);
  });

  it("says of a link that leads nowhere where it stands, in the page and in a menu", async () => {
    const dead = '<a href="/fleet">Fleet</a>';
    expect(await suiteOn({ body: whole.replace("</h1>", `</h1>${dead}`) })).toEqual([
      "/our-story links to /fleet, which answers 404.",
    ]);
    expect(await suiteOn({ menu: dead })).toEqual([
      "/fleet is a page of the template, in the sitemap or in a menu, and answers 404.",
    ]);
  });

  it("says of such a page that it fails", async () => {
    expect(await suiteOn({ status: 500 })).toEqual([
      "/our-story is a page of the template, in the sitemap or in a menu, and answers 500.",
    ]);
  });
});
