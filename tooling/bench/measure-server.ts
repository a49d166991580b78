import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { RunningServer } from "../e2e/lib/start-server.ts";
import type { BenchLine } from "./budget-row.ts";
import type { CpuUsed } from "./cpu-used.ts";
import { inTurns } from "./in-turns.ts";
import type { Compared, Side } from "./in-turns.ts";
import { measuredProcess } from "./measured-process.ts";
import { pageTree } from "./page-tree.ts";
import { requestPage } from "./request-page.ts";

/** What is measured, and where. */
export interface ServerMeasuring {
  server: Pick<RunningServer, "port" | "cpu">;
  browser: Browser;
  site: string;
  /** Of a car that is in stock. */
  carPath: string;
  resultsPath: string;
  /** For files on the way. */
  folder: string;
  say: (line: string) => void;
}

/** Requests at a time. */
const connections = 20;
/** React and node:http at their best, and a page at most twice that (issue 17). */
const maxTimes = 2;
const maxCarMs = 8;

/**
 * What a page costs the server's main thread, which is what others wait for, with {@link connections} requests under
 * way; the other threads apart. Uncached pages stand beside React alone that makes the same elements, kept ones beside
 * node:http that sends the same bytes to as many connections.
 */
export async function measureServer(measuring: ServerMeasuring): Promise<BenchLine[]> {
  const { carPath, resultsPath, server, site, folder, say } = measuring;
  const client = measuredProcess("page-client.ts", [String(server.port), site, String(connections)]);
  const pages = (path: (round: number) => string) => askedPages(client, server.cpu, path);
  /** React alone on the elements of a page. */
  const beside = async (ours: Side, path: string) => {
    const file = join(folder, "tree.json");
    writeFileSync(file, JSON.stringify(await treeOf(measuring, path)));
    const react = measuredProcess("bare-react.ts", [file]);
    try {
      const work = async (rounds: number) => void (await react.ask(rounds));
      return await inTurns(ours, { work, cpu: react.cpu }, { warmUp: 300, rounds: 100, turns: 7 });
    } finally {
      react.end();
    }
  };
  try {
    say("server: uncached results pages");
    // Every round is another upper limit that excludes no car: the same cards, on a page that was never kept.
    const warm = await beside(
      pages((round) => `${resultsPath}?km=0-${900_000 + round}`),
      resultsPath,
    );
    say("server: uncached results pages, no card kept");
    // Every round has other terms of payment, on which each card hangs.
    const deposit = 1000;
    const cold = await beside(
      pages((round) => `${resultsPath}?deposit=${deposit + round}`),
      `${resultsPath}?deposit=${deposit}`,
    );
    say("server: uncached vehicle pages");
    const cars = await carPaths(server.port, site);
    const loan = 10_000;
    // One car after the other, as shoppers ask for them; every round has another loan, so that no page was kept.
    const car = await beside(
      pages((round) => `${cars[round % cars.length]}?loan=${loan + round}`),
      carPath,
    );
    const lines: BenchLine[] = [
      timesLine("uncached results page, cards kept from other pages, beside bare React", warm),
      timesLine("uncached results page, no card kept, beside bare React", cold),
      {
        what: `server main thread, uncached vehicle page (${threads(car.ours)})`,
        measured: car.ours.mainMs,
        unit: "ms",
        baseline: { name: "bare React", value: car.baseline.mainMs },
        budget: maxCarMs,
        goodWhen: "at most",
      },
    ];
    for (const [what, path] of [
      ["results", resultsPath],
      ["vehicle", carPath],
    ] as const) {
      say(`server: cached ${what} page`);
      const kept = await besideBareHttp(
        pages(() => path),
        measuring,
        path,
      );
      lines.push(timesLine(`cached ${what} page, beside node:http under the same load`, kept));
    }
    return lines;
  } finally {
    client.end();
  }
}

/** Of all cars in stock. */
async function carPaths(port: number, site: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await requestPage(port, site, `/api/search?page=${page}`, "identity");
    const { hits } = JSON.parse(body.toString()) as { hits: { path: string; status: string }[] };
    if (hits.length === 0) return paths;
    paths.push(...hits.filter(({ status }) => status === "in_stock").map(({ path }) => path));
  }
}

/** Pages of the server; each round has its own address, also in the turns that follow. */
function askedPages(
  client: ReturnType<typeof measuredProcess>,
  cpu: Side["cpu"],
  path: (round: number) => string,
): Side {
  let asked = 0;
  return {
    cpu,
    async work(rounds) {
      const paths = Array.from({ length: rounds }, () => path(asked++));
      const failed = await client.ask<string | null>(paths);
      if (failed !== null) throw new Error(failed);
    },
  };
}

/** node:http that sends what a page answers with, once it is kept. */
async function besideBareHttp(ours: Side, { server, site, folder }: ServerMeasuring, path: string): Promise<Compared> {
  // The first answer is compressed in another way than the later ones.
  await ours.work(3);
  const { body, headers } = await requestPage(server.port, site, path);
  const ofConnection = new Set(["content-length", "transfer-encoding", "connection", "keep-alive", "date"]);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
  const file = join(folder, "body");
  writeFileSync(file, body);
  const http = measuredProcess("bare-http.ts", [file, JSON.stringify(kept)]);
  const { port } = await http.ready<{ port: number }>();
  const client = measuredProcess("page-client.ts", [String(port), site, String(connections)]);
  try {
    const bare = askedPages(client, http.cpu, () => path);
    return await inTurns(ours, bare, { warmUp: 2000, rounds: 2000, turns: 7 });
  } finally {
    client.end();
    http.end();
  }
}

async function treeOf({ browser, server, site }: ServerMeasuring, path: string) {
  const page = await browser.newPage();
  await page.goto(`http://${site}.localhost:${server.port}${path}`);
  const tree = await pageTree(page);
  await page.close();
  return tree;
}

function timesLine(what: string, { ours, baseline, times }: Compared): BenchLine {
  const ms = (value: number) => `${value.toFixed(value < 1 ? 3 : 2)} ms`;
  return {
    what: `server main thread, ${what} (${threads(ours)})`,
    measured: times,
    unit: "×",
    madeOf: `${ms(ours.mainMs)} and ${ms(baseline.mainMs)}`,
    budget: maxTimes,
    goodWhen: "at most",
  };
}

/** What the main thread did not do itself, from 10 µs. */
function threads({ threadsMs }: CpuUsed): string {
  const named = Object.entries(threadsMs)
    .filter(([, used]) => used >= 0.01)
    .map(([name, used]) => `${name} ${used.toFixed(2)}`);
  return named.length === 0 ? "no other thread" : `other threads, ms: ${named.join(", ")}`;
}
