import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen, startSearchEngineWorker } from "@forecourt/search-engine";
import { pageBudgets } from "@forecourt/template-suite";
import type { Browser } from "playwright-core";
import { chromePath, launchChromium } from "../e2e/lib/chromium.ts";
import { accessibilityViolations } from "../e2e/lib/inspect-page.ts";
import { startServer } from "../e2e/lib/start-server.ts";
import type { RunningServer } from "../e2e/lib/start-server.ts";
import type { BenchLine } from "./budget-row.ts";
import { bareFacetClick } from "./bare-facet-click.ts";
import { facetPress } from "./facet-press.ts";
import { firstVisit, phone } from "./first-visit.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { measureServer } from "./measure-server.ts";
import { pressShares } from "./press-shares.ts";
import { requestPage } from "./request-page.ts";
import { startPresses } from "./start-presses.ts";

/** The dealer that is measured. */
export const site = "harbour-mazda";
const resultsPath = "/search/new-used-and-demo-cars";

/** What is measured. */
export interface BudgetOptions {
  /** Folder that holds `apps/`, on the packages as published. */
  root: string;
  /** Data folder with the dealer and its stock. */
  dataDir: string;
  /** What the server is to be started with beside its engine. @default nothing */
  env?: Readonly<Record<string, string>>;
  /** Measures what pages cost the server, and nothing in a browser. @default false */
  serverOnly?: boolean;
  /** Hears one line for each step. */
  say: (line: string) => void;
}

/** Measures what design.md promises of pages, server and clicks ("What is measured from the first day") on a stock. */
export async function measureBudgets({
  root,
  dataDir,
  env,
  serverOnly = false,
  say,
}: BudgetOptions): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  const cpuReporter = join(import.meta.dirname, "report-cpu.ts");
  const engineFolder = mkdtempSync(join(tmpdir(), "forecourt-bench-engine-"));
  const engine = await startSearchEngineWorker({ dataDir: engineFolder, apiKey: "bench" });
  const engineServer = await listen(engine, { port: 0, host: "127.0.0.1" });
  const browser = await launchChromium([], chromePath());
  let server: RunningServer | undefined;
  try {
    // The engine runs in this process: its time is not the server's.
    server = await startServer({
      root,
      fromSource: false,
      dataDir,
      env: { ...env, TYPESENSE_URL: engineServer.url, TYPESENSE_API_KEY: "bench" },
      cpuReporter,
    });
    const { port } = server;
    const carPath = await firstCarPath(port);
    const context: Measuring = { browser, port, carPath, lines, say };
    if (!serverOnly) await measureBytes(context);
    lines.push(...(await measureServer({ ...context, server, site, resultsPath, folder: engineFolder })));
    if (serverOnly) return lines;
    await measureClicks(context);
    await measureStartPresses(context);
    await measureLighthouse(context);
  } finally {
    await browser.close();
    await server?.stop();
    await engineServer.close();
    await engine.close();
    rmSync(engineFolder, { recursive: true, force: true });
  }
  return lines;
}

/** What every measurement needs. */
interface Measuring {
  browser: Browser;
  port: number;
  carPath: string;
  lines: BenchLine[];
  say: (line: string) => void;
}

async function firstCarPath(port: number): Promise<string> {
  const { body } = await requestPage(port, site, "/api/search", "identity");
  const { hits } = JSON.parse(body.toString()) as { hits: { path: string; status: string }[] };
  const car = hits.find(({ status }) => status === "in_stock");
  if (!car) throw new Error(`The demo of ${site} has no car in stock.`);
  return car.path;
}

/** What design.md lets a page have before its scripts. */
const maxOfPage = { results: { elements: 900, htmlKb: 100 }, vehicle: { elements: 700, htmlKb: 90 } } as const;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

async function measureBytes({ browser, port, carPath, lines, say }: Measuring): Promise<void> {
  let shift = 0;
  let violations = 0;
  for (const [what, path] of [
    ["vehicle", carPath],
    ["results", resultsPath],
    ["home", "/"],
  ] as const) {
    const { scriptsKb } = pageBudgets[what];
    say(`first visit: ${what} page`);
    const { html, js, css, plainHtml, elements, layoutShift } = await firstVisit(browser, { port, site, path });
    shift += layoutShift;
    const most = what === "home" ? undefined : maxOfPage[what];
    if (most)
      lines.push(
        {
          what: `${what} page, elements`,
          measured: elements,
          unit: "count",
          budget: most.elements,
          goodWhen: "at most",
        },
        {
          what: `${what} page, HTML before compression`,
          measured: plainHtml / 1000,
          unit: "kB",
          budget: most.htmlKb,
          goodWhen: "at most",
        },
      );
    lines.push({
      what: `${what} page, scripts of a first visit, gzip (HTML ${kb(html)}, CSS ${kb(css)} besides)`,
      measured: js / 1000,
      unit: "kB",
      budget: scriptsKb,
      goodWhen: "at most",
    });
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(`http://${site}.localhost:${port}${path}`);
    violations += (await accessibilityViolations(page)).length;
    await context.close();
  }
  lines.push({ what: "layout shift, three pages", measured: shift, unit: "shift", budget: 0, goodWhen: "at most" });
  lines.push({
    what: "axe violations (WCAG 2.2 AA), three pages",
    measured: violations,
    unit: "count",
    budget: 0,
    goodWhen: "at most",
  });
}

/**
 * The press as ../shared/tools/facet-click.mjs has it: each in a cold page, first with the scripts there and then as
 * the shopper's first.
 */
async function measureClicks({ browser, port, lines, say }: Measuring): Promise<void> {
  const url = `http://${site}.localhost:${port}${resultsPath}`;
  for (const [slowdown, steady, first] of [
    [1, 80, 150],
    [4, 330, 500],
  ] as const) {
    say(`facet press at ${slowdown} × slower CPU`);
    lines.push({
      what: `facet press → painted, scripts ready, ${slowdown} × slower CPU`,
      measured: (await facetPress(browser, { url, mode: "steady", slowdown })).fromClick,
      unit: "ms",
      baseline: { name: "innerHTML", value: await bareFacetClick(browser, { url, slowdown }) },
      budget: steady,
      goodWhen: "at most",
    });
    lines.push({
      what: `first press of a visit → painted, from pointer down, ${slowdown} × slower CPU`,
      measured: (await facetPress(browser, { url, mode: "first", slowdown })).fromPress,
      unit: "ms",
      budget: first,
      goodWhen: "at most",
    });
  }
}

/** One press on each kind of control, while its page starts. */
async function measureStartPresses({ browser, port, carPath, lines, say }: Measuring): Promise<void> {
  const presses = [];
  for (const path of [resultsPath, carPath]) {
    say(`presses while ${path} starts`);
    presses.push(...(await startPresses(browser, `http://${site}.localhost:${port}${path}`, say)));
  }
  lines.push(...pressShares(presses));
}

async function measureLighthouse({ port, carPath, lines, say }: Measuring): Promise<void> {
  for (const [what, path] of [
    ["vehicle", carPath],
    ["results", resultsPath],
    ["home", "/"],
  ] as const) {
    say(`Lighthouse: ${what} page`);
    const scores = await lighthouseScores(`http://${site}.localhost:${port}${path}`, 3);
    if (!scores) {
      say("Lighthouse is not measured: FORECOURT_LIGHTHOUSE names no installation.");
      return;
    }
    lines.push(
      {
        what: `Lighthouse mobile with a pause of 5 s, ${what} page (accessibility ${scores.accessibility}, best practices ${scores["best-practices"]}, SEO ${scores.seo}, largest paint ${scores.largestPaint} ms)`,
        measured: scores.performance,
        unit: "score",
        budget: 99,
        goodWhen: "at least",
      },
      {
        what: `main thread blocked in it, ${what} page`,
        measured: scores.blocking,
        unit: "ms",
        budget: 100,
        goodWhen: "at most",
      },
    );
  }
}
