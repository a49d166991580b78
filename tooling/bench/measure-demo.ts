// Measures what design.md promises ("What is measured from the first day") on the published form of the packages, each
// number beside a baseline of the same run, and writes them to docs/performance.md.
import { demoData } from "../e2e/lib/demo-data.ts";
import { packedConsumer } from "../pack/packed-consumer.ts";
import { budgetRow } from "./budget-row.ts";
import { machine } from "./machine.ts";
import { measureBudgets } from "./measure-budgets.ts";
import { today, writePerformance } from "./write-performance.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const consumer = await packedConsumer({ template: "metro", onProgress: say });
const data = await demoData({ onProgress: say, photos: "own" });
try {
  const lines = await measureBudgets({
    root: consumer.root,
    dataDir: data.dataDir,
    env: data.env,
    serverOnly: process.argv.includes("--server"),
    say,
  });
  if (process.argv.includes("--json"))
    process.stdout.write(`${JSON.stringify({ machine: machine(), lines }, null, 2)}\n`);
  else writePerformance(lines.map((line) => budgetRow(line, { cars: "demo", date: today() })));
} finally {
  data.remove();
}
