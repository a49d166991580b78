import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applySite, findMapping, importStock, openDatabase } from "@forecourt/platform";
import type { Database } from "@forecourt/platform";
import type { CarSummary } from "@forecourt/core/schemas";
import { demoMappingFile } from "../../demo/demo-documents.ts";
import { stockToCsv } from "../../demo/feed-csv.ts";
import { createRandom } from "../../demo/random.ts";
import { startServer } from "../../e2e/lib/start-server.ts";
import type { RunningServer } from "../../e2e/lib/start-server.ts";
import { ask } from "../ask.ts";
import { repository } from "../open-stage.ts";
import { operatorEnvironment } from "../stage-environment.ts";
import type { PartRun } from "../part.ts";
import { markedAddress, markedEmail } from "../sent-marks.ts";
import { stageCars, stageDocument, stageSites } from "../stage-sites.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

const [site] = stageSites;
const writers = 6;
/** A lead that was not answered is sent so many times after the last start. */
const maxTries = 50;
const victims = ["server", "database", "both", "import"] as const;

/** A lead that was sent, maybe more than once, under one key. */
interface SentLead {
  key: string;
  /** Ids that were answered. */
  ids: Set<string>;
}

/**
 * Kills the server, a running import, both, or the database and then the server with kill -9 while leads and stock come
 * in, again and again: no lead that was acknowledged is lost, none is stored twice under one key, and the index holds
 * what the records hold. On the embedded database.
 */
export async function kill(run: PartRun): Promise<void> {
  const { stage, report, seed, isBounded, lastsMs, keepLog, atEnd } = run;
  const dataDir = temporaryFolder("kill");
  const ports = {
    lender: stage.links.lender.port,
    sms: stage.links["text messages"].port,
    hook: stage.links["lead hook"].port,
  };
  const random = createRandom(`kill ${seed}`).next;
  const sent: SentLead[] = [];
  const ends = performance.now() + lastsMs;
  let server: RunningServer | undefined;
  let importing: ReturnType<typeof startImport> | undefined;
  const start = async () => {
    server = await startServer({ root: stage.root, fromSource: false, dataDir, env: operatorEnvironment });
    keepLog(server.log);
    return server;
  };
  const cleanUp = async () => {
    importing?.kill();
    await importing?.ended;
    await server?.stop();
    // A killed process leaves the database running, which the last one in order ends.
    if (existsSync(databaseFile(dataDir))) await withDatabase(dataDir, async () => {});
    rmSync(dataDir, { recursive: true, force: true });
  };
  atEnd(cleanUp);
  try {
    await withDatabase(dataDir, async (database) => {
      const applied = await applySite(database, await stageDocument(site, ports), operatorEnvironment);
      await importStock({
        database,
        site: applied.site,
        file: stockFile(dataDir, 0),
        mapping: findMapping(demoMappingFile),
        reportFolder: join(dataDir, "reports"),
      });
    });
    let round = 0;
    for (; isBounded ? round < 2 : performance.now() < ends; round += 1) {
      const { port, pid, stop } = await start();
      let isUp = true;
      const writing = Array.from({ length: writers }, async (_, writer) => {
        for (let index = 0; isUp; index += 1)
          await sendLead(port, leadToSend(sent, `zqmark-${round}-${writer}-${index}`, random()), run);
      });
      importing = startImport(dataDir, stockFile(dataDir, round + 1));
      const victim = victims[(seed + round) % victims.length] ?? "server";
      await acknowledged(sent, (round + 1) * 20);
      await new Promise((resolve) => setTimeout(resolve, random() * 600));
      if (victim === "database") {
        process.kill(databaseOf(dataDir), "SIGKILL");
        // The server starts it again and goes on.
        await acknowledged(sent, (round + 1) * 20 + 10);
      }
      if (victim === "import" || victim === "both") importing.kill();
      if (victim === "import") await importing.ended;
      else process.kill(pid, "SIGKILL");
      isUp = false;
      await stop();
      await Promise.all([...writing, importing.ended]);
    }
    const { port, stop } = await start();
    // What was not answered is sent again under its key, as a browser does.
    for (const lead of sent)
      for (let turn = 0; lead.ids.size === 0 && turn < maxTries; turn += 1) await sendLead(port, lead, run, turn);
    await compareStock(port, dataDir, run);
    await stop();
    await compareLeads(dataDir, sent, run);
    report.notes.push(`${sent.length} leads, ${round} kills`);
  } finally {
    await cleanUp();
  }
}

/** A new lead, or one that was sent before once more. */
function leadToSend(sent: SentLead[], key: string, chance: number): SentLead {
  const again = chance < 0.3 ? sent[Math.floor((chance / 0.3) * sent.length)] : undefined;
  if (again) return again;
  const lead = { key, ids: new Set<string>() };
  sent.push(lead);
  return lead;
}

/**
 * Sends a lead from the address of its key, or from one that lies `turn` further: an address sends ten leads at once,
 * then one every 20 s.
 */
async function sendLead(port: number, { key, ids }: SentLead, { report }: PartRun, turn = 0): Promise<void> {
  const body = Buffer.from(JSON.stringify({ name: "zqmark", email: markedEmail(key), message: key }));
  const from = markedAddress(Number(key.replaceAll(/\D/g, "")) + turn);
  const answer = await ask(
    {
      method: "POST",
      target: "/api/leads",
      headers: [
        ["content-type", "application/json"],
        ["idempotency-key", key],
        ["x-forwarded-for", from],
      ],
      body,
    },
    { port, host: site.host },
  );
  if (answer.status !== 0) report.count("POST /api/leads", answer);
  if (answer.status === 200) ids.add((JSON.parse(answer.text) as { lead_id: string }).lead_id);
  else if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves once so many leads have been acknowledged; gives up in the end, and what is lacking is found afterwards. */
async function acknowledged(sent: readonly SentLead[], most: number): Promise<void> {
  const ends = performance.now() + 30_000;
  while (sent.filter(({ ids }) => ids.size > 0).length < most && performance.now() < ends)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Process of the embedded database. */
const databaseOf = (dataDir: string) => Number(readFileSync(databaseFile(dataDir), "utf8").split("\n")[0]);
const databaseFile = (dataDir: string) => join(dataDir, "records", "postmaster.pid");

/** A stock of which each import changes something: prices, and which cars there are. */
function stockFile(dataDir: string, turn: number): string {
  const file = join(dataDir, `stock-${turn}.csv`);
  const cars = stageCars(site, 60)
    .filter((_, index) => index % 10 !== turn % 10)
    .map((car) => ({ ...car, price: (car.price ?? 20_000) + turn }));
  writeFileSync(file, stockToCsv(cars));
  return file;
}

function startImport(dataDir: string, file: string): { kill(): void; ended: Promise<unknown> } {
  const args = [
    "--conditions=@forecourt/source",
    "packages/platform/src/cli.ts",
    "stock",
    "import",
    "--site",
    site.slug,
    file,
    "--mapping",
    demoMappingFile,
    "--force",
  ];
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, FORECOURT_DATA: dataDir },
    stdio: "ignore",
  });
  return { kill: () => void child.kill("SIGKILL"), ended: new Promise((resolve) => child.once("exit", resolve)) };
}

async function withDatabase<Result>(dataDir: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir, role: "command" });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function compareLeads(dataDir: string, sent: readonly SentLead[], { report }: PartRun): Promise<void> {
  const stored = await withDatabase(
    dataDir,
    (database) =>
      database.sql<{ id: string; message: string }[]>`select id::text, payload->>'message' as message from leads`,
  );
  const byKey = Map.groupBy(stored, ({ message }) => message);
  for (const { key, ids } of sent) {
    const rows = byKey.get(key) ?? [];
    if (ids.size > 1) report.find("one key was answered with two leads", key);
    if (rows.length > 1) report.find("a lead is stored twice under one key", key);
    for (const id of ids)
      if (!rows.some((row) => row.id === id)) report.find("an acknowledged lead is lost", `${key} ${id}`);
    if (ids.size === 0) report.find("a lead is refused after the last start", key);
  }
}

/** Reads the whole stock through the search and compares it with the records, once the index has caught up. */
async function compareStock(port: number, dataDir: string, { report }: PartRun): Promise<void> {
  const readIndex = async () => {
    const found: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { text, status } = await ask(
        { method: "GET", target: `/api/search?page=${page}`, headers: [["x-forwarded-for", markedAddress(page)]] },
        { port, host: site.host },
      );
      if (status !== 200) return `the search answers ${status}`;
      const answer = JSON.parse(text) as { hits: CarSummary[]; pages: number };
      ({ pages } = answer);
      found.push(
        ...answer.hits.filter((car) => car.status !== "sold").map(({ id, price }) => `${id} ${price ?? ""}`.trim()),
      );
    }
    return found.sort().join("\n");
  };
  const readRecords = () =>
    withDatabase(dataDir, async (database) =>
      (
        await database.sql<
          { line: string }[]
        >`select concat(id, ' ', data->>'price') as line from cars where site_slug = ${site.slug} and status in ('in_stock', 'coming_soon') and show_on_dealer_website`
      )
        .map(({ line }) => line.trim())
        .sort()
        .join("\n"),
    );
  const database = await readRecords();
  const ends = performance.now() + 30_000;
  let index = await readIndex();
  while (index !== database && performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    index = await readIndex();
  }
  if (index !== database)
    report.find(
      "the index does not hold what the records hold",
      `${index.slice(0, 200)} … against ${database.slice(0, 200)}`,
    );
}
