import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { carForSale, reserving, stripeDependencies } from "./reservation-fixtures.ts";
import { startStripe } from "./stripe-double.ts";
import type { StripeDouble } from "./stripe-double.ts";

/** Processes that are killed; the long run of docs/operations.md kills 200. */
const kills = Number(process.env["FORECOURT_KILLS"] ?? 2);
const { site } = parsedSite("north", reserving);
const minute = 60_000;

let database: Database;
let folder: string;
let stripe: StripeDouble;

beforeAll(async () => {
  folder = dataFolder();
  database = await openDatabase({ dataDir: folder, role: "server", onEvent: () => {} });
  await putSite(database, siteDocument("north", reserving));
  for (const slug of ["a", "b", "c", "d"]) await carForSale(database, site, slug);
  stripe = await startStripe();
});
afterAll(async () => {
  await stripe.close();
  await database.close();
  await removeDataFolders();
});

/** Sessions that are open are paid, one in two; the one that is over is paid all the same, as a bank may. */
const payHalf = () => {
  let index = 0;
  for (const [id, { status }] of stripe.sessions) {
    index += 1;
    if (status === "open" && index % 2 === 0) stripe.pay(id, { created: Math.floor(Date.now() / 1000) });
  }
};

/** How many connections of other processes the server has. */
async function connectionsOfOthers(): Promise<number> {
  const [row] = await database.background.sql<{ all: number }[]>`
    select count(*)::int as all from pg_stat_activity where backend_type = 'client backend'`;
  return (row?.all ?? 0) - database.pool.totalCount - database.background.pool.totalCount;
}

/**
 * Runs a process beside this one and kills it at a moment of its work; meanwhile this one works on the same payments.
 */
async function killOne(number: number): Promise<void> {
  const others = await connectionsOfOthers();
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      "--conditions=@forecourt/source",
      join(import.meta.dirname, "reservation-process.ts"),
      folder,
      stripe.url,
      String(number),
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const gone = once(child, "close");
  const lines = createInterface(child.stdout);
  await once(lines, "line");
  // Killed after so many payments that it opened, and so many requests more: another moment of its work each time.
  const payments = stripe.sessions.size + 1 + (number % 3);
  while (stripe.sessions.size < payments && child.exitCode === null) {
    payHalf();
    await settleAll(new Date());
  }
  // The last one may have opened since: paid now, so that at least one of each process is paid however slow the machine
  // is.
  payHalf();
  const requests = stripe.taken.length + ((number * 7) % 12);
  while (stripe.taken.length < requests && child.exitCode === null) await settleAll(new Date());
  child.kill("SIGKILL");
  await gone;
  expect(child.signalCode, complaint).toBe("SIGKILL");
  // What it had sent by then is still done, a moment after its end.
  await vi.waitUntil(async () => (await connectionsOfOthers()) <= others, { interval: 10 });
}

/** As the worker does it: on connections without the two seconds that a query of a request has. */
async function settleAll(now: Date): Promise<void> {
  const { background } = database;
  const dependencies = { ...stripeDependencies(background, stripe.url, site), now: () => now };
  const rows = await background.sql<
    { id: string }[]
  >`select id from payments where next_check_at is not null order by created_at`;
  for (const { id } of rows) await settlePayment(dependencies, id);
}

describe("a process that is killed while it takes deposits", () => {
  it("loses and doubles nothing: no car has two, each payment has its state, the ledger has what the provider has", async () => {
    for (let number = 1; number <= kills; number += 1) {
      await killOne(number);
      expect(
        await database.background
          .sql`select car_id from reservations where state <> 'released' group by car_id having count(*) > 1`,
      ).toEqual([]);
      expect(
        await database.background
          .sql`select cars.id from cars where (data->>'reserved')::boolean is distinct from exists (
          select 1 from reservations where car_id = cars.id and state <> 'released') and (data ? 'reserved')`,
      ).toEqual([]);
      // Everything comes to its end: holds lapse, reservations end, deposits go back, and the cars are free for the
      // next.
      await settleAll(new Date(Date.now() + 20 * minute));
      await settleAll(new Date(Date.now() + 100 * 60 * minute));
      await settleAll(new Date(Date.now() + 200 * 60 * minute));
    }
    const rows = await database.background.sql<
      { state: string; ref: string | null; ledger: number; reservation: string }[]
    >`
      select payments.state, provider_ref as ref, reservations.state as reservation,
        (select coalesce(sum(cents), 0) from ledger_entries where payment_id = payments.id)::int as ledger
      from payments left join reservations on payment_id = payments.id`;
    expect(rows.length).toBeGreaterThanOrEqual(kills);
    for (const { state, ref, ledger, reservation } of rows) {
      expect(["closed", "refunded"]).toContain(state);
      expect(reservation).toBe("released");
      const charge = stripe.sessions.get(ref ?? "")?.payment_intent?.latest_charge;
      const there =
        (charge?.amount_captured ?? 0) - (charge?.refunds.data.reduce((sum, { amount }) => sum + amount, 0) ?? 0);
      expect(there).toBe(0);
      expect(ledger).toBe(0);
    }
    expect(rows.some(({ state }) => state === "refunded")).toBe(true);
  });
});
