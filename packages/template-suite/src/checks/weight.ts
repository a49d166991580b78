import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { pageBudgets } from "../page-budgets.ts";
import type { PageBudget } from "../page-budgets.ts";
import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

/** What a first visit weighed with gzip, in bytes. */
export interface VisitWeight {
  /** HTML, JavaScript and CSS until the page had loaded. */
  loaded: number;
  /** All scripts that came to a shopper who did nothing. */
  scripts: number;
  /** Elements of the page before any of its scripts has run. */
  elements: number;
  /** Bytes of its HTML before compression. */
  html: number;
}

/**
 * A first visit stays within the budgets of its kind of page, when it has loaded and when its scripts are there, and
 * has no more elements.
 */
export async function weight({ base, car, visit, fail, measured }: SuiteContext): Promise<void> {
  for (const [kind, path] of [
    ["home", "/"],
    ["results", resultsPath],
    ["vehicle", car],
  ] as const) {
    const weighed = await visit("/robots.txt", { screen: "phone" }, (page) => weigh(page, `${base}${path}`));
    const plain = await visit(path, { javaScript: false }, async (page) => ({
      elements: await page.locator("*").count(),
      html: Buffer.byteLength(await page.content()),
    }));
    const kb = (bytes: number) => (bytes / 1000).toFixed(1);
    measured(
      `${path}: ${kb(weighed.scripts)} kB of scripts, ${kb(weighed.loaded)} kB until it has loaded, ${kb(plain.html)} kB of HTML, ${plain.elements} elements`,
    );
    for (const failure of weightFailures(path, { ...weighed, ...plain }, pageBudgets[kind])) fail(failure);
  }
}

/** What a visit weighs too much, a sentence each. */
export function weightFailures(
  path: string,
  { loaded, scripts, elements, html }: VisitWeight,
  { loadedKb, scriptsKb, htmlKb, elements: most = Number.POSITIVE_INFINITY }: PageBudget,
): string[] {
  const failure = (bytes: number, maxKb: number, what: string) =>
    bytes > maxKb * 1000
      ? [`A first visit to ${path} loads ${(bytes / 1000).toFixed(1)} kB of ${what}, and ${maxKb} is the most.`]
      : [];
  return [
    ...(elements > most ? [`${path} has ${elements} elements, and ${most} is the most.`] : []),
    ...(htmlKb === undefined ? [] : failure(html, htmlKb, "HTML before compression")),
    ...failure(loaded, loadedKb, "HTML, JavaScript and CSS until it has loaded"),
    ...failure(scripts, scriptsKb, "scripts"),
  ];
}

/** What a page says, to whoever reads its console, when it listens and has nothing left to do. */
const restMark = "forecourt-suite: the page is at rest";

/**
 * Weighs all that comes to a shopper who does nothing, until the page listens and is at rest.
 *
 * Nothing of Playwright's may run in the page meanwhile, neither `evaluate()` nor the answer to an exposed function: to
 * the page it is a press, at which the code of all its late parts comes.
 */
async function weigh(page: Page, url: string): Promise<Omit<VisitWeight, "elements" | "html">> {
  const requests: Request[] = [];
  // What is asked for after the page has loaded belongs to its shopper, or to their time.
  let early = 0;
  page.on("request", (request) => void requests.push(request));
  page.on("load", () => (early = requests.length));
  await page.addInitScript((mark) => {
    const say = () => console.debug(mark);
    // The browser is idle when React has reached all parts of the page whose code is there.
    addEventListener("forecourt:ready", () => requestIdleCallback(() => requestIdleCallback(say)));
  }, restMark);
  await Promise.all([
    page.waitForEvent("console", { predicate: (message) => message.text() === restMark, timeout: 30_000 }),
    page.goto(url, { waitUntil: "load" }),
  ]);
  const files = await Promise.all(requests.map(fileOf));
  const sum = (bytes: readonly number[]) => bytes.reduce((all, one) => all + one, 0);
  return {
    loaded: sum(files.slice(0, early).map(({ bytes }) => bytes)),
    scripts: sum(files.map(({ isScript, bytes }) => (isScript ? bytes : 0))),
  };
}

/** What came of a request: its bytes with gzip where it is HTML, a script or a sheet, and 0 where not. */
async function fileOf(request: Request): Promise<{ isScript: boolean; bytes: number }> {
  const response = await request.response();
  const type = response?.headers()["content-type"] ?? "";
  const isScript = type.includes("javascript");
  if (!response || (!isScript && !type.includes("text/css") && request.resourceType() !== "document"))
    return { isScript, bytes: 0 };
  // Compressed here: a development server or a proxy may send it as it is. What was cancelled has no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { isScript, bytes: body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length };
}
