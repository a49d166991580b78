import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fitGrowth, reportRow, tableHead } from "./bench-report.ts";
import { measureSize } from "./measure-size.ts";
import type { SizeFigures } from "./measure-size.ts";

/**
 * Measures the engine over HTTP, in its worker thread, as the server runs it, and prints each figure against its
 * target. `pnpm --filter @forecourt/search-engine bench [documents …] [--json file]`; sizes are 2,000, 20,000, 200,000
 * and 1,000,000 unless given. Run it on a machine that does nothing else: the p95 is mostly waiting for a core
 * otherwise.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
const sizes = positionals.map((text) => Number(text.replaceAll(/[,_]/gu, ""))).filter((size) => size > 0);
const measured: SizeFigures[] = [];
let over = 0;
console.log(tableHead);
for (const size of sizes.length > 0 ? sizes : [2000, 20_000, 200_000, 1_000_000]) {
  const figures = await measureSize(size);
  const row = reportRow(figures);
  measured.push(figures);
  over += row.over;
  console.log(row.text);
}
const growth = fitGrowth(measured);
if (growth) console.log(growth.text);
console.log(over === 0 ? "Every figure that has a target meets it." : `${over} figures are over their target.`);
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ measured, growth: growth?.exponents, over }, undefined, 2)}\n`);
