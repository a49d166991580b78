// Measures what design.md promises ("What is measured from the first day") on the published form of the packages, each number
// beside a baseline of the same run.
import { demoData } from "../e2e/lib/demo-data.ts";
import { packedConsumer } from "../pack/packed-consumer.ts";
import { benchTable } from "./bench-table.ts";
import { machine } from "./machine.ts";
import { measureBudgets } from "./measure-budgets.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const consumer = await packedConsumer({ template: "metro", onProgress: say });
const data = await demoData(say);
try {
  const lines = await measureBudgets({ root: consumer.root, dataDir: data.dataDir, say });
  process.stdout.write(
    process.argv.includes("--json")
      ? `${JSON.stringify({ machine: machine(), lines }, null, 2)}\n`
      : `${benchTable(lines)}\n\nMeasured on ${machine()}; demo stock, packages as published.\n`,
  );
} finally {
  data.remove();
}
