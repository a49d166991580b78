import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { allChecks } from "./checks/all-checks.ts";
import type { CheckName } from "./checks/all-checks.ts";
import { resultsPath, visitsOf } from "./suite-context.ts";

/** Options of a run of the suite. */
export interface SuiteOptions {
  /** Address of the served site, such as `http://my-template.localhost:4000/`. */
  url: string;
  /** Checks to run. @default all */
  only?: readonly CheckName[];
  /** Path of Chromium. @default `CHROME_PATH`, otherwise `/usr/bin/chromium` */
  chromePath?: string;
  /** Hears of each check when it is done. */
  onResult?: (result: CheckResult) => void;
}

/** Result of a check. */
export interface CheckResult {
  name: CheckName;
  /** What does not hold, a sentence each; none when all holds. */
  failures: readonly string[];
  /** What it measured, a sentence each; none of most checks. */
  figures: readonly string[];
  /** Time it took, in ms. */
  ms: number;
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Runs the behaviour that every template must keep against a served site.
 *
 * @throws Error when the site cannot be reached or has no car in stock
 * @example
 * const results = await runTemplateSuite({ url: "http://coast-cars.localhost:4000/" });
 * results.flatMap(({ failures }) => failures) // []
 */
export async function runTemplateSuite({ chromePath, ...options }: SuiteOptions): Promise<CheckResult[]> {
  const browser = await chromium.launch({
    executablePath: chromePath ?? process.env.CHROME_PATH ?? "/usr/bin/chromium",
    headless: true,
    args: flags,
  });
  try {
    return await runChecks(browser, options);
  } finally {
    await browser.close();
  }
}

/** Runs the checks in a browser that is open: see {@link runTemplateSuite}. */
export async function runChecks(
  browser: Browser,
  { url, only, onResult }: Omit<SuiteOptions, "chromePath">,
): Promise<CheckResult[]> {
  const base = url.replace(/\/+$/, "");
  const visit = visitsOf(browser, base);
  const car = await visit(resultsPath, {}, async (page) => {
    const links = await page
      .locator('main a[href^="/cars/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    const path = links.find((href) => /^\/cars\/[^/?#]+$/.test(href));
    if (path === undefined)
      throw new Error(
        `[template-suite] ${base}${resultsPath} links to no car. The suite needs a site with stock, such as the demo.`,
      );
    return path;
  });
  const results: CheckResult[] = [];
  for (const name of only ?? (Object.keys(allChecks) as CheckName[])) {
    const failures: string[] = [];
    const figures: string[] = [];
    const start = performance.now();
    const fail = (what: string) => void failures.push(what);
    const measured = (what: string) => void figures.push(what);
    await allChecks[name]({ base, car, visit, fail, measured }).catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    );
    const result = { name, failures: [...new Set(failures)], figures, ms: Math.round(performance.now() - start) };
    results.push(result);
    onResult?.(result);
  }
  return results;
}
