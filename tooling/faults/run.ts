// `npm run faults [-- --seed <number>] [--part <name>] [--minutes <number>] [--bounded]`: does to a server of its own
// what attackers, crashes and broken services do, and prints what was found.
import { packedConsumer } from "../pack/packed-consumer.ts";
import { openStage } from "./open-stage.ts";
import { createPartReport } from "./part.ts";
import type { Part, PartReport, PartRun } from "./part.ts";
import { dependencyFaults } from "./parts/dependencies.ts";
import { fuzz } from "./parts/fuzz.ts";
import { kill } from "./parts/kill.ts";
import { load } from "./parts/load.ts";
import { log } from "./parts/log.ts";
import { tenants } from "./parts/tenants.ts";
import { xss } from "./parts/xss.ts";
import { readOptions } from "./read-options.ts";
import { runPart } from "./run-part.ts";
import { summaryTable } from "./summary-table.ts";

/** In this order: the log is read last, and nothing is asked of a server that was overloaded before. */
const parts: Readonly<Record<string, Part>> = { tenants, fuzz, xss, dependencies: dependencyFaults, load, kill, log };

/** A part that goes on for this much longer than it was asked to hangs, in ms. */
const limitMs = 20 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const options = (() => {
  try {
    return readOptions(process.argv.slice(2), Object.keys(parts));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
})();
const { seed, isBounded, minutes } = options;
say(`faults: seed ${seed} (--seed ${seed} repeats them)`);

const reports: PartReport[] = [];
const cleanUps: (() => Promise<unknown>)[] = [];
const cleanUpAll = () => Promise.allSettled(cleanUps.map((cleanUp) => cleanUp()));
const { root } = await packedConsumer({
  template: "metro",
  onProgress: (line) => process.stderr.write(`${line}\n`),
});
const opening = openStage(root);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    process.stderr.write(`faults: broken off by ${signal}\n`);
    void cleanUpAll()
      .then(() => opening)
      .then(({ close }) => close())
      .finally(() => process.exit(130));
  });
const stage = await opening;
const logs: (readonly string[])[] = [stage.server.log];
let wasGivenUp = false;
try {
  for (const [name, part] of Object.entries(parts)) {
    // Whatever was run, its log is read.
    if (options.parts.length > 0 && !options.parts.includes(name) && name !== "log") continue;
    if (wasGivenUp && name !== "log") continue;
    const report = createPartReport(name);
    reports.push(report);
    const started = performance.now();
    const linesBefore = stage.server.log.length;
    const run: PartRun = {
      stage,
      seed,
      isBounded,
      lastsMs: minutes * 60_000,
      report,
      log: logs,
      keepLog: (lines) => void logs.push(lines),
      atEnd: (cleanUp) => void cleanUps.push(cleanUp),
    };
    // What is left of a part that hangs would disturb the others.
    if (!(await runPart(part, run, run.lastsMs + limitMs))) wasGivenUp = true;
    report.errors.push(...stage.server.log.slice(linesBefore).filter((line) => line.includes('"level":"error"')));
    process.stderr.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
  if (wasGivenUp) await cleanUpAll();
} finally {
  await stage.close();
}
say(`\n${summaryTable(reports)}`);
const failed = reports.filter(({ findings }) => findings.length > 0).length;
say(`\n${reports.length - failed} passed, ${failed} with findings; seed ${seed}`);
// A part that was given up may keep the process from ending.
process.exit(failed > 0 ? 1 : 0);
