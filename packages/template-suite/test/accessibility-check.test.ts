import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../../../tooling/e2e/lib/chromium.ts";
import { runChecks } from "../src/run-template-suite.ts";

let browser: Browser;
const servers: Server[] = [];
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const document = (body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Vans</title><script>__reactRouterManifest = { routes: {} }</script><main id="main"><h1>Vans</h1>${body}</main></html>`;

/** Serves a page at every address. @returns where */
async function serve(html: string): Promise<string> {
  const server = createServer((_, response) => {
    // Text is no code there, as on the platform's pages.
    const headers = {
      "content-type": "text/html",
      "content-security-policy": "script-src 'unsafe-inline'; frame-src *",
    };
    response.writeHead(200, headers).end(html);
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** What the suite says of a template whose pages all hold this. */
async function suiteOn(body: string): Promise<readonly string[]> {
  const url = await serve(document(`<a href="/cars/jayco">Jayco</a>${body}`));
  const found = await runChecks(browser, { url, only: ["accessibility"] });
  return found.flatMap(({ failures }) => failures);
}

describe("the check of accessibility", () => {
  it("is content with pages that everybody can read", async () => {
    expect(await suiteOn("<p>Two berths</p>")).toEqual([]);
  });

  it("names the page, the screen, the rule and the element of a picture that says nothing", async () => {
    const said = await suiteOn('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
    expect(said).toContainEqual(expect.stringMatching(/^\/ on a phone: image-alt: .*\(img\)\.$/));
    expect(said).toContainEqual(expect.stringMatching(/^\/cars\/jayco on a desktop: image-alt: /));
  });

  it("finds pale words", async () => {
    expect((await suiteOn('<p style="color: #ccc">Two berths</p>')).join("\n")).toContain("color-contrast");
  });

  it("looks into the frames of a page, those of another host too", async () => {
    const frame = await serve(document('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
    const said = await suiteOn(
      `<iframe title="Where we are" src="${frame.replace("127.0.0.1", "localhost")}"></iframe>`,
    );
    expect(said.join("\n")).toMatch(/image-alt: .*iframe img/);
  });

  it("finds what is wider than the screen", async () => {
    expect(await suiteOn('<div style="width: 2000px">Wide</div>')).toContainEqual(
      expect.stringMatching(/^\/ on a phone is \d+ px wide where there are 375\.$/),
    );
  });
});
