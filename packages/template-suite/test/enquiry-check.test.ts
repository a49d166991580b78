import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../../../tooling/e2e/lib/chromium.ts";
import { runChecks } from "../src/run-template-suite.ts";

const form = (wrong: boolean, reasons: string) => `<!doctype html><title>Enquire</title><form method="post">
<input name="name"><input name="email" ${wrong ? 'aria-invalid="true"' : ""}>
<select name="reason">${reasons}</select><button type="submit">Send</button></form>`;

let browser: Browser;
let server: Server | undefined;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(() => void server?.close());

/** A site whose enquiry wants an email address and a reason. */
async function suiteOn(reasons: string): Promise<readonly string[]> {
  server = createServer((request, response) => {
    const { method, url = "" } = request;
    response.setHeader("content-type", "text/html");
    void text(request).then((body) => {
      const sent = new URLSearchParams(body);
      if (sent.get("email") && sent.get("reason")) response.writeHead(303, { location: "/success" }).end();
      else if (url.endsWith("/enquire")) response.end(form(method === "POST", reasons));
      else response.end('<!doctype html><title>Cars</title><main><a href="/cars/ute">A ute</a></main>');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const found = await runChecks(browser, { url: `http://127.0.0.1:${port}/`, only: ["enquiry"] });
  return found.flatMap(({ failures }) => failures);
}

describe("the check of an enquiry", () => {
  it("answers what a form asks by a list", async () => {
    const reasons =
      '<option value=""></option><option value="x" disabled>Closed</option><option value="buy">To buy</option>';
    expect(await suiteOn(reasons)).toEqual([]);
  });

  it("says where a whole enquiry ends that does not arrive", async () => {
    expect(await suiteOn('<option value=""></option>')).toEqual([
      expect.stringContaining("A whole enquiry ends at /cars/ute/enquire instead of /success"),
    ]);
  });
});
