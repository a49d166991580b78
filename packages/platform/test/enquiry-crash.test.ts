import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { countEnquiries, openEnquiryStand, resumeEnquiries } from "./enquiry-fixtures.ts";
import { putSite, siteDocument } from "./http-fixtures.ts";
import { startLender } from "./lender-double.ts";
import type { LenderDouble } from "./lender-double.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";

let database: Database;
let folder: string;
let lender: LenderDouble;

beforeAll(async () => {
  folder = dataFolder();
  await putEmptyRecords(folder);
  database = await openDatabase({ dataDir: folder, role: "server", onEvent: () => {} });
  await putSite(database, siteDocument("north"));
});
afterAll(async () => {
  await database.close();
  await removeDataFolders();
});
beforeEach(async () => {
  lender = await startLender();
  await database.sql`truncate leads, lead_deliveries, finance_enquiries, users, verification_codes, rate_limits cascade`;
});
afterEach(() => lender.stop());

const stand = () => openEnquiryStand({ database, dataDir: folder, lenderUrl: lender.url });
/** What any process does once the lease of the dead one is over. */
const resume = () => resumeEnquiries({ ...stand().dependencies, now: () => new Date(Date.now() + 61_000) });

/**
 * Runs an enquiry in a process of its own and kills it, without warning, at a moment; answers the code it had sent, and
 * its browser's token.
 */
async function killAt(moment: string, key: string): Promise<{ code: string; token: string }> {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      "--conditions=@forecourt/source",
      join(import.meta.dirname, "enquiry-process.ts"),
      folder,
      lender.url,
      key,
      moment,
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const gone = once(child, "close");
  lender.onCustomer =
    moment === "when the lender has made the customer, before it answers"
      ? () => void child.kill("SIGKILL")
      : undefined;
  let code = "";
  let token = "";
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("code ")) code = line.slice(5);
    if (line.startsWith("token ")) token = line.slice(6);
    if (line === moment) child.kill("SIGKILL");
  }
  await gone;
  lender.onCustomer = undefined;
  expect(child.signalCode, complaint).toBe("SIGKILL");
  return { code, token };
}

describe("finance enquiry whose process is killed", () => {
  it.each([
    "after the enquiry is stored, before lead and customer",
    "in the middle of storing the lead",
    "after the lead is stored",
    "when the lender has made the customer, before it answers",
    "after the customer is made, before it is noted",
    "after both, before the browser is answered",
  ])("%s: ends with one lead and one customer", async (moment) => {
    const { code } = await killAt(moment, "key-1");
    // The database may hear of the death a moment after us; until then it holds what the dead one had begun, and a
    // round leaves that out.
    await vi.waitFor(async () => {
      await resume();
      expect(await countEnquiries(database)).toEqual({ leads: 1, open: 0, deliveries: 1 });
    });
    expect(lender.customers.size).toBe(1);
    // The browser, which heard nothing, sends the same again.
    const { answer } = await stand().submit({ key: "key-1", form: { code } });
    expect(answer).toMatchObject({ customer: "created", redirectUrl: "https://lender.example/apply/1", error: null });
    await resume();
    expect(await countEnquiries(database)).toEqual({ leads: 1, open: 0, deliveries: 1 });
    expect(lender.customers.size).toBe(1);
  });

  it("before it is stored for good: nothing is there, and the code is still good", async () => {
    const { code, token } = await killAt("before the enquiry is stored for good", "key-2");
    expect(await resume()).toBe(0);
    expect(await countEnquiries(database)).toEqual({ leads: 0, open: 0, deliveries: 0 });
    const { answer } = await stand().submit({ key: "key-2", form: { code }, token });
    expect(answer).toMatchObject({ customer: "created", redirectUrl: "https://lender.example/apply/1" });
    expect(await countEnquiries(database)).toEqual({ leads: 1, open: 0, deliveries: 1 });
  });
});

describe("finance enquiry whose database connections are cut", () => {
  const cut = async () => {
    const other = await database.connect();
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
    await other.end();
  };

  it("when the lender has made the customer: ends with one lead and one customer", async () => {
    const { code, submit } = stand();
    const sent = await code();
    lender.onCustomer = cut;
    await submit({ key: "key-3", form: { code: sent } }).catch(() => {});
    lender.onCustomer = undefined;
    await vi.waitFor(() => countEnquiries(database));
    await resume();
    expect(await countEnquiries(database)).toEqual({ leads: 1, open: 0, deliveries: 1 });
    expect(lender.customers.size).toBe(1);
  });

  it("in the transaction that stores it: the shopper hears of it, nothing is there, and the code is still good", async () => {
    const broken = openEnquiryStand(
      { database, dataDir: folder, lenderUrl: lender.url },
      ({ dependencies, identity }) => ({
        dependencies,
        identity: {
          ...identity,
          verify: (attempt) =>
            identity.verify({
              ...attempt,
              inTransaction: async (tx, user) => {
                const result = await attempt.inTransaction(tx, user);
                await cut();
                return result;
              },
            }),
        },
      }),
    );
    const code = await broken.code();
    await expect(broken.submit({ key: "key-4", form: { code } })).rejects.toThrow(
      /CONNECTION_|ECONNRESET|EPIPE|terminating connection|Failed query/,
    );
    // The first question after the cut may still meet a connection that is gone.
    expect(await vi.waitFor(() => countEnquiries(database))).toEqual({
      leads: 0,
      open: 0,
      deliveries: 0,
    });
    const { answer } = await stand().submit({ key: "key-4", form: { code }, token: broken.token() });
    expect(answer).toMatchObject({ customer: "created" });
    expect(lender.customers.size).toBe(1);
  });
});

describe("finance enquiry whose lender fails", () => {
  it.each(["silent", "reset", "cut", "slow body", { status: 500 }, { status: 200, body: "<html>" }] as const)(
    "with %j: the lead is stored, the shopper is thanked, and the customer follows",
    async (turn) => {
      const { code, submit, log } = stand();
      lender.next(turn);
      const { answer } = await submit({ key: "key-5", form: { code: await code() } });
      expect(answer).toMatchObject({
        lead_id: expect.any(String) as unknown,
        customer: "waiting",
        redirectUrl: null,
        error: "Failed to create customer with YouX",
      });
      expect(await resume()).toBe(1);
      expect(await countEnquiries(database)).toEqual({ leads: 1, open: 0, deliveries: 1 });
      expect(lender.customers.size).toBe(1);
      for (const secret of ["Ada", "Nguyen", "ada@example.com", "412345678", "412 345 678"])
        expect(JSON.stringify(log)).not.toContain(secret);
    },
  );

  it("for good: the lead is stored, and the shopper reads the lender's own words", async () => {
    const { code, submit } = stand();
    lender.next({ status: 422, body: '{"error":"We cannot help with this car."}' });
    const { answer } = await submit({ key: "key-6", form: { code: await code() } });
    expect(answer).toMatchObject({
      lead_id: expect.any(String) as unknown,
      customer: "refused",
      redirectUrl: null,
      error: "We cannot help with this car.",
    });
    expect(await resume()).toBe(0);
  });

  it("to say where to go on: the lead is stored and the shopper hears of it", async () => {
    const { code, submit } = stand();
    lender.next({ status: 200, body: "{}" });
    const { answer } = await submit({ key: "key-7", form: { code: await code() } });
    expect(answer).toMatchObject({
      customer: "created",
      redirectUrl: null,
      error: "Failed to create customer or no redirect URL received.",
    });
  });

  it("twelve times: the customer is given up, the lead is not", async () => {
    const { code, submit, dependencies } = stand();
    lender.next(...Array.from({ length: 12 }, () => ({ status: 200, body: "<html>" })));
    await submit({ key: "key-8", form: { code: await code() } });
    for (let hours = 7; hours < 100; hours += 7)
      await resumeEnquiries({ ...dependencies, now: () => new Date(Date.now() + hours * 3_600_000) });
    expect(lender.requests).toHaveLength(12);
    expect(await countEnquiries(database)).toEqual({ leads: 1, open: 0, deliveries: 1 });
  });
});

describe("finance enquiry whose browser repeats itself", () => {
  it("at once, five times over: is one enquiry, with one lead and one customer", async () => {
    const { code, submit } = stand();
    const form = { code: await code() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit({ key: "key-9", form })));
    expect(new Set(answers.map(({ answer }) => answer.enquiry_id)).size).toBe(1);
    expect(await countEnquiries(database)).toMatchObject({ leads: 1, open: 0 });
    expect(lender.customers.size).toBe(1);
  });

  it("with the same key and other words: is refused", async () => {
    const { code, submit } = stand();
    const form = { code: await code() };
    await submit({ key: "key-10", form });
    await expect(submit({ key: "key-10", form: { ...form, amount: 40_000 } })).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  it("keeps nothing personal outside lead and user once both are done", async () => {
    const { code, submit } = stand();
    await submit({ key: "key-11", form: { code: await code() } });
    expect(await database.sql`select payload from finance_enquiries`).toEqual([{ payload: {} }]);
    const [{ payload } = { payload: {} }] = await database.sql<
      { payload: Record<string, unknown> }[]
    >`select payload from leads`;
    expect(payload).toMatchObject({
      category: "Finance Enquiry",
      tags: ["YouX"],
      amount: 32_500,
      term: 5,
      selfAssessedCreditScore: "GREAT",
      name: "Ada",
      phone: "0412345678",
    });
    expect(payload).not.toHaveProperty("code");
  });
});
