// Measures content of a manufacturer that reaches many sites: how long applying it takes, how long until every site
// shows it, whose pages are made anew, and the memory of the server. Number of sites from `--content=1000`.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { aSiteDocument } from "@forecourt/core/testing";
import { applyContentFolder, applySite, openDatabase } from "@forecourt/platform";
import type { Database } from "@forecourt/platform";
import { startServer } from "../e2e/lib/start-server.ts";
import { packedConsumer } from "../pack/packed-consumer.ts";
import { requestPage } from "./request-page.ts";
import { today, writePerformance } from "./write-performance.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const [, asked = "1000"] = /^--content=(\d+)$/m.exec(process.argv.join("\n")) ?? [];
const count = Number(asked);
/** One in ten sells another make, so that nothing of it may change. */
const isOther = (index: number) => index % 10 === 9;
const slugs = Array.from({ length: count }, (_, index) => `dealer-${index + 1}`);
const page = "/pages/warranty";

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "forecourt-content-"));
const folder = join(dataDir, "given");
const rows: [what: string, measured: string][] = [];
const consumer = await packedConsumer({ template: "metro", onProgress: say });
try {
  say(`${count} sites`);
  await withDatabase(async (database) => {
    const { dealer } = aSiteDocument();
    for (const [index, slug] of slugs.entries())
      await applySite(
        database,
        aSiteDocument({
          slug,
          name: `Dealer ${index + 1}`,
          dealer: { ...dealer, brand: isOther(index) ? "Kia" : "Mazda" },
          pages: { on: [page] },
        }),
      );
    for (const make of ["mazda", "kia"]) writeWarranty(make, "First words.");
    await apply(database);
  });
  const server = await startServer({ root: consumer.root, fromSource: false, dataDir });
  try {
    const [start = 0] = [memory(server.pid, "VmRSS")];
    for (const slug of slugs) await expectWords(server.port, slug, "First words.");
    const warm = memory(server.pid, "VmRSS");
    say("a change of the manufacturer's words");
    writeWarranty("mazda", "Second words.");
    const began = performance.now();
    const applied = await withDatabase(apply);
    const committed = performance.now();
    const [last = ""] = slugs.filter((_, index) => !isOther(index)).slice(-1);
    while (!(await wordsOf(server.port, last)).includes("Second words.")) await wait(20);
    const live = performance.now();
    for (const [index, slug] of slugs.entries())
      await expectWords(server.port, slug, isOther(index) ? "First words." : "Second words.");
    const woken = new Set(applied);
    if (woken.size !== slugs.filter((_, index) => !isOther(index)).length)
      throw new Error(`${woken.size} sites were woken.`);
    rows.push(
      ["applying one changed page", `${(committed - began).toFixed(0)} ms`],
      ["until a site shows it, after it is applied", `${(live - committed).toFixed(0)} ms`],
      ["sites woken of all", `${woken.size} of ${count}`],
      [
        "memory of the server: started, a page of each site kept, at most",
        `${start} · ${warm} · ${memory(server.pid, "VmHWM")} MB`,
      ],
    );
  } finally {
    await server.stop();
  }
  writePerformance(
    rows.map(([what, measured]) => ({
      what: `content for ${count.toLocaleString("en-AU")} sites: ${what}`,
      cars: "none",
      measured,
      compared: "–",
      budget: "–",
      kept: "–",
      date: today(),
    })),
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function withDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir, role: "command" });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Applies the folder. @returns the sites that show something else by it */
async function apply(database: Database): Promise<string[]> {
  const result = await applyContentFolder(database, folder, { dataDir });
  if (!("applied" in result)) throw new Error(JSON.stringify(result.problems));
  return result.applied.sites;
}

function writeWarranty(make: string, words: string): void {
  const file = join(folder, "manufacturers", make, "pages", "warranty.md");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: Warranty\n---\n\n${words}\n`);
}

async function wordsOf(port: number, slug: string): Promise<string> {
  const { status, body } = await requestPage(port, slug, page, "identity");
  if (status !== 200) throw new Error(`${page} of ${slug} answered ${status}.`);
  return body.toString();
}

async function expectWords(port: number, slug: string, words: string): Promise<void> {
  if (!(await wordsOf(port, slug)).includes(words)) throw new Error(`${page} of ${slug} does not say "${words}"`);
}

/** Memory of a process, in MB. */
function memory(pid: number, of: "VmRSS" | "VmHWM"): number {
  return Math.round(
    Number(new RegExp(`^${of}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000,
  );
}
