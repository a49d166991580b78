// Presses each kind of control of served pages while they start: `npm run bench --
// --presses=http://harbour-mazda.localhost:4000/search/new-used-and-demo-cars`, once more for each further page. It
// writes nothing: what it says is of this machine as it is now.
import { chromePath, launchChromium } from "../e2e/lib/chromium.ts";
import { budgetRow } from "./budget-row.ts";
import { pressShares } from "./press-shares.ts";
import { startPresses } from "./start-presses.ts";
import { today } from "./write-performance.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const pages = process.argv.flatMap((argument) => /^--presses=(.+)$/.exec(argument)?.[1] ?? []);
if (pages.length === 0) throw new Error("--presses needs the address of a served page: --presses=http://…");
const browser = await launchChromium([], chromePath());
try {
  const presses = [];
  for (const page of pages) presses.push(...(await startPresses(browser, page, say)));
  for (const line of pressShares(presses)) {
    const { what, measured, budget, kept } = budgetRow(line, { cars: "demo", date: today() });
    process.stdout.write(`${what}: ${measured} (${budget}: ${kept})\n`);
  }
} finally {
  await browser.close();
}
