import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { runTemplateSuite } from "@forecourt/template-suite";
import { describe, expect, it } from "vitest";
import { walkingPath } from "../lib/chromium.ts";
import { siteUrl } from "../lib/sites.ts";

/**
 * Accessibility is left to the walk of every page, which looks at the same pages and more; the rehearsal of a release
 * runs all of it.
 */
const only = ["pages", "search", "vehicle", "enquiry", "finance", "weight"] as const;

describe("What every template must keep", () => {
  it("is kept by ours", async () => {
    const results = await runTemplateSuite({ url: siteUrl("tasman-motors"), chromePath: walkingPath(), only });
    expect(results.map(({ name, failures }) => [name, ...failures])).toEqual(only.map((name) => [name]));
  });

  it("is kept by the template of a group, whose pages hold many brands and places", async () => {
    expect(
      await runTemplateSuite({ url: siteUrl("meridian-group"), chromePath: walkingPath(), only: ["search", "weight"] }),
    ).toMatchObject([{ failures: [] }, { failures: [] }]);
  });

  it("is kept by ours where the law of Australia asks for comparison rates", async () => {
    expect(
      await runTemplateSuite({ url: siteUrl("harbour-mazda"), chromePath: walkingPath(), only: ["finance", "weight"] }),
    ).toMatchObject([{ failures: [] }, { failures: [] }]);
  });
});

describe("What the suite weighs of a first visit", () => {
  it("leaves out what comes to a shopper who presses something: the suite presses nothing", async () => {
    expect(
      await weightOf(
        "if (navigator.userActivation.hasBeenActive) import('/heavy.js'); else if (left-- > 0) setTimeout(next, 1)",
      ),
    ).toEqual([]);
  });

  it("counts what the page asks for by itself once it listens", async () => {
    const failure = (path: string) =>
      expect.stringMatching(new RegExp(`^A first visit to ${path} loads \\d+\\.\\d kB of scripts, and`));
    expect(await weightOf("import('/heavy.js')")).toEqual(["/", "/search/.+", "/cars/one"].map(failure));
  });
});

/** What the suite finds too heavy of a site whose pages listen once they have loaded, and do something after it. */
async function weightOf(afterListening: string): Promise<readonly string[]> {
  const page = `<!doctype html><title>Cars</title><main><a href="/cars/one">One</a></main><script>
    let left = 300;
    const next = () => { ${afterListening} };
    addEventListener("load", () => setTimeout(() => { dispatchEvent(new Event("forecourt:ready")); next(); }));
  </script>`;
  const script = `/*${randomBytes(200_000).toString("base64")}*/`;
  const server = createServer(({ url }, response) => {
    const isScript = url === "/heavy.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html").end(isScript ? script : page);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [weight] = await runTemplateSuite({ url, chromePath: walkingPath(), only: ["weight"] });
    return weight?.failures ?? ["The suite did not weigh."];
  } finally {
    server.close();
  }
}
