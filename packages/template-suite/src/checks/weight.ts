import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { brokenBudgets, pageBudgets } from "../page-budgets.ts";
import type { BrokenBudget, PageBudget } from "../page-budgets.ts";
import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

/** What a first visit weighed with gzip, in bytes. */
export interface VisitWeight {
  /** HTML, JavaScript and CSS before the first sign of a shopper. */
  untouched: number;
  /** All scripts, with those that came at that sign. */
  scripts: number;
  /** Elements of the page before any of its scripts has run. */
  elements: number;
  /** Bytes of its HTML before compression. */
  html: number;
}

/** A first visit stays within the budgets of its kind of page, before the first sign of a shopper and after it, and has no more elements. */
export async function weight({ base, car, visit, fail }: SuiteContext): Promise<void> {
  for (const [kind, path] of [
    ["home", "/"],
    ["results", resultsPath],
    ["vehicle", car],
  ] as const) {
    const weighOnce = () => visit("/robots.txt", { screen: "phone" }, (page) => weigh(page, `${base}${path}`));
    const plain = await visit(path, { javaScript: false }, async (page) => ({
      elements: await page.locator("*").count(),
      html: Buffer.byteLength(await page.content()),
    }));
    const failures = async () =>
      weightFailures(path, { ...(await weighOnce()), ...plain }, pageBudgets[kind], brokenBudgets[kind]);
    const first = await failures();
    // On a busy machine the code of a late part may come before a shopper is near it: what is too heavy is weighed once more.
    for (const failure of first.length === 0 ? first : await failures()) fail(failure);
  }
}

/**
 * What a visit weighs too much, a sentence each.
 *
 * @param broken what the scripts weigh today where the platform itself breaks their budget
 */
export function weightFailures(
  path: string,
  { untouched, scripts, elements, html }: VisitWeight,
  { untouchedKb, scriptsKb, htmlKb, elements: most = Number.POSITIVE_INFINITY }: PageBudget,
  broken?: BrokenBudget,
): string[] {
  const failure = (bytes: number, maxKb: number, what: string, most: string) =>
    bytes > maxKb * 1000
      ? [`A first visit to ${path} loads ${(bytes / 1000).toFixed(1)} kB of ${what}, and ${most} is the most.`]
      : [];
  return [
    ...(elements > most ? [`${path} has ${elements} elements, and ${most} is the most.`] : []),
    ...(htmlKb === undefined ? [] : failure(html, htmlKb, "HTML before compression", String(htmlKb))),
    ...failure(
      untouched,
      untouchedKb,
      "HTML, JavaScript and CSS before the first sign of a shopper",
      String(untouchedKb),
    ),
    ...failure(
      scripts,
      broken?.scriptsKb ?? scriptsKb,
      "scripts",
      broken ? `${broken.scriptsKb} (${scriptsKb} once issue ${broken.issue} is done)` : String(scriptsKb),
    ),
  ];
}

async function weigh(page: Page, url: string): Promise<Omit<VisitWeight, "elements" | "html">> {
  const sums = { untouched: 0, scripts: 0 };
  const bodies: Promise<void>[] = [];
  // What is asked for after the page has loaded belongs to its shopper, or to their time: on a slow machine that comes before all is quiet.
  const early = new Set<Request>();
  let hasLoaded = false;
  page.on("load", () => (hasLoaded = true));
  page.on("request", (request) => void (hasLoaded || early.add(request)));
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const isScript = type.includes("javascript");
    if (!isScript && !type.includes("text/css") && response.request().resourceType() !== "document") return;
    // Compressed here: a development server or a proxy may send it as it is.
    const counted = response.body().then((body) => {
      const bytes = gzipSync(body, { level: 9 }).length;
      if (isScript) sums.scripts += bytes;
      if (early.has(response.request())) sums.untouched += bytes;
    });
    bodies.push(counted.catch(() => {}));
  });
  const ready = Promise.withResolvers<void>();
  await page.exposeFunction("forecourtSuiteIsReady", ready.resolve);
  await page.addInitScript(() =>
    addEventListener("forecourt:ready", () =>
      (globalThis as unknown as { forecourtSuiteIsReady: () => void }).forecourtSuiteIsReady(),
    ),
  );
  await page.goto(url, { waitUntil: "networkidle" });
  await page.mouse.move(2, 2);
  await ready.promise;
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  return sums;
}
