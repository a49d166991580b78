import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { matchChanges } from "../src/workers/match-changes.ts";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { alerting, putSubscription, putUser } from "./alert-fixtures.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { openYard, yardFile } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";

let folder = "";
let database: Database;
let yard: Yard;
let service: Server;
let url = "";
/** Texts that the service has sent, by the id of their request: one of an id that it knows is not sent again. */
const sent = new Map<string, string>();
let requests = 0;
let onRequest: (() => void) | undefined;
const noon = "2026-11-25T01:00:00.000Z";

beforeAll(async () => {
  folder = dataFolder();
  await putEmptyRecords(folder);
  database = await openDatabase({ dataDir: folder, role: "server", onEvent: () => {} });
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      requests += 1;
      sent.set(String(request.headers["idempotency-key"]), Buffer.concat(parts).toString());
      onRequest?.();
      response.end();
    });
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await new Promise((done) => service.close(done));
  await database.close();
  await removeDataFolders();
});
beforeEach(async () => {
  await database.sql`truncate sites, alert_outbox cascade`;
  yard = await openYard(database, "yard", alerting);
  sent.clear();
  requests = 0;
  onRequest = undefined;
});

/** Runs a sender; it is killed when it says that the moment has come. */
async function run(moment: string): Promise<string | null> {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      "--conditions=@forecourt/source",
      join(import.meta.dirname, "alert-process.ts"),
      folder,
      url,
      noon,
      moment,
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += chunk));
  if (moment === "while the service has it, before it answers") onRequest = () => void child.kill("SIGKILL");
  const gone = once(child, "close");
  for await (const line of createInterface(child.stdout)) if (line === moment) child.kill("SIGKILL");
  await gone;
  onRequest = undefined;
  expect(complaint).toBe("");
  return child.signalCode;
}

describe("a process that sends alerts and is killed", () => {
  it.each([
    "after it is claimed",
    "before it is handed over",
    "while the service has it, before it answers",
    "after it is handed over",
  ])("%s: each shopper has each alert, once", async (moment) => {
    for (const phone of ["+61412345671", "+61412345672", "+61412345673"]) {
      const userId = await putUser(database, "yard", phone);
      await putSubscription(database, { siteSlug: "yard", userId, search: "make=Mazda" });
    }
    await yard.import(yardFile({ stock: "S1", km: "100" }));
    await matchChanges({ database, siteOf: () => yard.site, now: () => new Date(noon) });
    expect(await run(moment)).toBe("SIGKILL");
    // What any process does once the lease of the dead one is over.
    await database.sql`update alert_messages set next_attempt_at = ${noon}::timestamptz where state in ('waiting', 'sending')`;
    expect(await run("never")).toBeNull();
    expect([...sent.values()].map((body) => (JSON.parse(body) as { to: string }).to).toSorted()).toEqual([
      "+61412345671",
      "+61412345672",
      "+61412345673",
    ]);
    expect(requests).toBeLessThanOrEqual(4);
    expect(await database.sql`select state from alert_messages where state <> 'sent'`).toEqual([]);
    expect(await database.sql`select 1 from alerts`).toEqual([]);
  });
});
