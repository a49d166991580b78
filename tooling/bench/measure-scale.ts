// Measures large stocks through the platform: how long an import, a start and a results page take, and how that grows
// with the number of cars; at 20,000 cars also what design.md promises of pages and clicks. Sizes from
// `--scale=20000,200000`; `--data=folder` keeps what was imported and indexed there, for the next run.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packedConsumer } from "../pack/packed-consumer.ts";
import { startServer } from "../e2e/lib/start-server.ts";
import type { RunningServer } from "../e2e/lib/start-server.ts";
import { budgetRow } from "./budget-row.ts";
import type { BenchLine } from "./budget-row.ts";
import { measureBudgets, site } from "./measure-budgets.ts";
import { growthRow } from "./growth-row.ts";
import type { GrowthLine } from "./growth-row.ts";
import { machine } from "./machine.ts";
import { median } from "./median.ts";
import { requestPage } from "./request-page.ts";
import { scaleData } from "./scale-data.ts";
import { today, writePerformance } from "./write-performance.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const isJson = process.argv.includes("--json");
const [, asked = "20000,200000,1000000"] =
  /^--scale=(.+)$/.exec(process.argv.find((argument) => argument.startsWith("--scale=")) ?? "") ?? [];
const [, keepIn] = /^--data=(.+)$/.exec(process.argv.find((argument) => argument.startsWith("--data=")) ?? "") ?? [];
const sizes = asked.split(",").map((size) => Number(size.replaceAll("_", "")));
const wrong = sizes.find((size) => !Number.isInteger(size) || size < 1 || size > 1_000_000);
if (wrong !== undefined)
  throw new Error(
    `--scale=${asked} has sizes that are no number of cars from 1 to 1,000,000. Write --scale=20000,200000.`,
  );

/** Rounds that are measured, after as many as warm up. */
const rounds = 40;
/** Stock of the budgets of pages and clicks. */
const budgetCars = 20_000;

const everything =
  "car_type=used&car_type=new&make=Toyota&make=Mazda&make=Ford&simple_body=SUV&simple_body=Sedan&simple_body=Hatch&fuel=Petrol&transmission=Automatic&colour=White&colour=Black&seats=5";

/** Pages of results, each round another one that no cache holds: a limit that excludes no car. */
const pages: readonly (readonly [what: string, path: (round: number, cars: number) => string])[] = [
  ["all stock", (round) => `/search/new-used-and-demo-cars?km=0-${900_000 + round}`],
  [
    "a make, a body, a highest price",
    (round) => `/search/used-cars?make=Toyota&price=-${90_000 + round}&simple_body=SUV`,
  ],
  ["keywords with a typo", (round) => `/search/new-used-and-demo-cars?query=toyota+corola&km=0-${900_000 + round}`],
  ["page 200 by price", (round) => `/search/new-used-and-demo-cars?km=0-${900_000 + round}&sortBy=price_asc&page=200`],
  [
    "half way down, by kilometres",
    (round, cars) => `/search/new-used-and-demo-cars?sortBy=km_asc&page=${Math.max(1, Math.floor(cars / 42) - round)}`,
  ],
  [
    "every filter, common words, nearest first",
    (round) =>
      `/search/new-used-and-demo-cars?${everything}&query=automatic+suv&near=2000&sortBy=distance&km=0-${900_000 + round}`,
  ],
  [
    "near a postcode within a weekly budget",
    (round) => `/search/new-used-and-demo-cars?km=0-${900_000 + round}&near=2000&sortBy=distance&weekly=150`,
  ],
];

const consumer = await packedConsumer({ template: "metro", onProgress: say });
const growth: GrowthLine[] = [];
const budgets: BenchLine[] = [];
for (const cars of sizes) {
  say(`${cars.toLocaleString("en-AU")} cars: import`);
  const data = await scaleData(cars, keepIn);
  try {
    note("import", "s", data.importSeconds);
    const started = performance.now();
    const server = await startServer({
      root: consumer.root,
      fromSource: false,
      dataDir: data.dataDir,
      cpuReporter: join(import.meta.dirname, "report-cpu.ts"),
    });
    try {
      note(keepIn === undefined ? "first start, index included" : "start", "s", (performance.now() - started) / 1000);
      for (const [what, path] of pages) await measurePage(server, cars, what, (round) => path(round, cars));
      const vehicles = await carPaths(server);
      await measurePage(server, cars, "a car with similar ones", (round) => vehicles[round] ?? "/");
      await measureFile(server, "first sitemap of the cars", "/sitemaps/cars-1.xml");
      note("memory of the server, at most", "MB", peakMegabytes(server.pid));
    } finally {
      await server.stop();
    }
    if (cars === budgetCars)
      budgets.push(...(await measureBudgets({ root: consumer.root, dataDir: data.dataDir, say })));
  } finally {
    data.remove();
  }
}
if (isJson) process.stdout.write(`${JSON.stringify({ machine: machine(), growth, budgets }, null, 2)}\n`);
else
  writePerformance([
    ...budgets.map((line) => budgetRow(line, { cars: budgetCars.toLocaleString("en-AU"), date: today() })),
    ...growth.map((line) => growthRow(line, { sizes, date: today() })),
  ]);

function note(what: string, unit: GrowthLine["unit"], value: number): void {
  const line = growth.find((one) => one.what === what) ?? { what, unit, values: [] };
  if (line.values.length === 0) growth.push(line);
  line.values.push(value);
}

/** Processor and wall time of uncached pages, the engine's included, one after the other on one connection. */
async function measurePage(
  server: RunningServer,
  cars: number,
  what: string,
  path: (round: number) => string,
): Promise<void> {
  say(`${cars.toLocaleString("en-AU")} cars: ${what}`);
  const times: number[] = [];
  let cpuMs = 0;
  for (let round = 0; round < 2 * rounds; round += 1) {
    if (round === rounds) cpuMs = (await server.cpu()).wholeMs;
    const started = performance.now();
    const { status } = await requestPage(server.port, site, path(round));
    if (status !== 200) throw new Error(`${path(round)} answered ${status}.`);
    if (round >= rounds) times.push(performance.now() - started);
  }
  note(`page: ${what}, processor time`, "ms", ((await server.cpu()).wholeMs - cpuMs) / rounds);
  note(`page: ${what}, median`, "ms", median(times));
  note(`page: ${what}, slowest of ${rounds}`, "ms", Math.max(...times));
}

/** Pages of as many cars as there are rounds. */
async function carPaths(server: RunningServer): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < 2 * rounds; page += 1) {
    const { body } = await requestPage(server.port, site, `/api/search?page=${page}`, "identity");
    const { hits } = JSON.parse(body.toString()) as { hits: { path: string }[] };
    if (hits.length === 0) break;
    paths.push(...hits.map(({ path }) => path));
  }
  return paths;
}

async function measureFile(server: RunningServer, what: string, path: string): Promise<void> {
  const started = performance.now();
  const { status, body } = await requestPage(server.port, site, path, "identity");
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  note(`${what}, made for the first time`, "ms", performance.now() - started);
  note(`${what}, size`, "kB", body.byteLength / 1000);
}

/** The most memory that a process has had, in MB; not a number where the system does not tell. */
function peakMegabytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000;
  } catch {
    return Number.NaN;
  }
}
