import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromePath } from "../e2e/lib/chromium.ts";
import { runCommand } from "../pack/run-command.ts";
import { median } from "./median.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's mobile scores of a page, 0–100. */
export interface LighthouseScores extends Record<(typeof categories)[number], number> {
  /** How long the main thread was blocked, in ms. */
  blocking: number;
  /** When the largest part was painted, in ms. */
  largestPaint: number;
}

const chromeFlags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";

/** Scripts that a page brings when the browser is idle would otherwise come after the end of the measurement. */
const pauseMs = 5000;

/**
 * How many runs may fail: now and then Lighthouse sees no start of the page (NO_NAVSTART), and the whole measurement
 * would be lost.
 */
const spareRuns = 2;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/**
 * Runs Lighthouse with a pause of 5 s after the load, in which a page's scripts come. It is no dependency of the
 * repository: `FORECOURT_LIGHTHOUSE` names its `cli/index.js`.
 *
 * @returns the medians of the runs that did not fail; undefined where the variable is not set
 * @throws what Lighthouse wrote, when more than two runs failed
 */
export async function lighthouseScores(url: string, runs: number): Promise<LighthouseScores | undefined> {
  const cli = process.env.FORECOURT_LIGHTHOUSE;
  if (!cli) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "forecourt-lighthouse-"));
  const config = join(folder, "config.json");
  writeFileSync(
    config,
    JSON.stringify({
      extends: "lighthouse:default",
      settings: { pauseAfterLoadMs: pauseMs, onlyCategories: categories },
    }),
  );
  const args = [cli, url, "--output=json", "--quiet", `--config-path=${config}`, `--chrome-flags=${chromeFlags}`];
  const runOnce = async () =>
    JSON.parse(
      await runCommand(process.execPath, args, { cwd: process.cwd(), env: { CHROME_PATH: chromePath() } }),
    ) as Report;
  const reports: Report[] = [];
  let failed = 0;
  try {
    while (reports.length < runs) {
      try {
        reports.push(await runOnce());
      } catch (error) {
        failed += 1;
        if (failed > spareRuns) throw error;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const score = (name: string) =>
    median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));
  const time = (audit: string) => Math.round(median(reports.map((report) => report.audits[audit]?.numericValue ?? 0)));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    blocking: time("total-blocking-time"),
    largestPaint: time("largest-contentful-paint"),
  };
}
