import { chromePath } from "../e2e/lib/chromium.ts";
import { runCommand } from "../pack/run-command.ts";
import { median } from "./median.ts";

/** Lighthouse's mobile scores of a page, 0–100. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const chromeFlags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";

/**
 * Runs Lighthouse, which is no dependency of the repository: `FORECOURT_LIGHTHOUSE` names its `cli/index.js`.
 *
 * @returns the median scores of the runs; undefined where the variable is not set
 */
export async function lighthouseScores(url: string, runs: number): Promise<LighthouseScores | undefined> {
  const cli = process.env.FORECOURT_LIGHTHOUSE;
  if (!cli) return undefined;
  const found: LighthouseScores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const args = [
      cli,
      url,
      "--output=json",
      "--quiet",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=${chromeFlags}`,
    ];
    const report = JSON.parse(
      await runCommand(process.execPath, args, { cwd: process.cwd(), env: { CHROME_PATH: chromePath() } }),
    ) as { categories: Record<string, { score: number }> };
    found.push(
      Object.fromEntries(
        categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
      ) as unknown as LighthouseScores,
    );
  }
  return Object.fromEntries(
    categories.map((name) => [name, median(found.map((scores) => scores[name]))]),
  ) as unknown as LighthouseScores;
}
