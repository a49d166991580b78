import { gzipSync } from "node:zlib";
import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

/** Largest first visit, gzipped, in kB of 1000 bytes. */
const limits = { html: 60, js: 170 };

/** A first visit stays light. */
export async function weight({ base, car, visit, fail }: SuiteContext): Promise<void> {
  for (const path of ["/", resultsPath, car]) {
    const sums = await visit("/robots.txt", { screen: "phone" }, async (page) => {
      const found = { html: 0, js: 0 };
      const bodies: Promise<void>[] = [];
      page.on("response", (response) => {
        const kind = response.request().resourceType() === "document" ? "html" : response.request().resourceType() === "script" ? "js" : undefined;
        // Compressed here: the server compresses a while after it has started.
        if (kind) bodies.push(response.body().then((body) => void (found[kind] += gzipSync(body, { level: 9 }).length), () => {}));
      });
      await page.goto(`${base}${path}`, { waitUntil: "networkidle" });
      await Promise.all(bodies);
      return found;
    });
    for (const kind of ["html", "js"] as const) if (sums[kind] > limits[kind] * 1000) fail(`A first visit to ${path} loads ${(sums[kind] / 1000).toFixed(0)} kB of ${kind === "js" ? "JavaScript" : "HTML"}, and ${limits[kind]} is the most.`);
  }
}
