import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { leadInputSchema } from "@forecourt/core/schemas";
import type { LeadDestination } from "@forecourt/core/schemas";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxInFlight } from "../src/workers/fair-worker.ts";
import type { FairWorker } from "../src/workers/fair-worker.ts";
import { claimEnquiries, startEnquiryWorker } from "../src/workers/enquiry-worker.ts";
import type { LogLine } from "../src/base/log/log-line.ts";
import { claimDeliveries } from "../src/workers/claim-deliveries.ts";
import { startDeliveryWorker } from "../src/workers/delivery-worker.ts";
import { takeLead } from "../src/domain/leads/take-lead.ts";
import type { LenderClient } from "../src/domain/finance/lender-client.ts";
import type { Database } from "../src/records/open-database.ts";
import { loopbackFetch, parsedSite, putSite, siteDocument, startDestination } from "./http-fixtures.ts";
import type { Received } from "./http-fixtures.ts";
import { until } from "./platform-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const webhook = (name: string, url: string): LeadDestination => ({
  name,
  type: "webhook",
  url,
  secretEnv: "FORECOURT_SECRET_CRM",
});
const env = { FORECOURT_SECRET_CRM: "shared secret" };
const start = new Date("2026-11-21T01:00:00Z");

let database: Database;
let log: LogLine[];
const open: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  for (const slug of ["north", "south"]) await putSite(database, siteDocument(slug));
});
afterAll(() => database.close());
beforeEach(async () => {
  log = [];
  await database.sql`truncate leads, lead_deliveries, finance_enquiries cascade`;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stop) => stop()));
});

/** A receiver that takes every request and answers none. */
async function startHangingDestination(): Promise<{ url: string; received: number }> {
  const hanging = { url: "", received: 0 };
  const server = createServer(() => void (hanging.received += 1));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  hanging.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  open.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return hanging;
}

async function startReceiver(): Promise<{ url: string; received: Received[] }> {
  const receiver = await startDestination(200);
  open.push(receiver.stop);
  return receiver;
}

async function take(siteSlug: string, destinations: LeadDestination[], count: number): Promise<void> {
  const lead = leadInputSchema.parse({
    name: "Ada",
    last_name: "Nguyen",
    email: "ada@example.com",
    phone: "0400 000 001",
    message: "Is it still there?",
  });
  for (let i = 0; i < count; i += 1)
    await takeLead(database, {
      site: parsedSite(siteSlug).site,
      routeLead: () => destinations.map(({ name }) => name),
      lead,
      idempotencyKey: undefined,
      now: start,
    });
}

/** Runs the worker of one process until the end of the test. */
function run(destinations: Record<string, LeadDestination[]>): FairWorker {
  const worker = startDeliveryWorker({
    database,
    env,
    fetch: loopbackFetch,
    destinationsOf: (slug) => destinations[slug],
    siteOf: () => undefined,
    log: (line) => log.push(line),
  });
  open.push(() => worker.stop());
  return worker;
}

describe("lead delivery", () => {
  it("brings a site's five leads while a hundred of another site wait for a receiver that hangs", async () => {
    const [hanging, crm] = [await startHangingDestination(), await startReceiver()];
    const destinations = { north: [webhook("crm", hanging.url)], south: [webhook("crm", crm.url)] };
    await take("north", destinations.north, 100);
    await take("south", destinations.south, 5);
    run(destinations);
    await until(() => log.filter(({ event }) => event === "lead_delivered").length === 5);
    expect(crm.received).toHaveLength(5);
    expect(hanging.received).toBeLessThanOrEqual(maxInFlight.lane);
    expect(log.filter(({ site }) => site === "north")).toEqual([]);
  });

  it("brings a site's leads to one receiver while its other one hangs", async () => {
    const [hanging, mail] = [await startHangingDestination(), await startReceiver()];
    const destinations = { north: [webhook("crm", hanging.url), webhook("mail", mail.url)] };
    await take("north", destinations.north, 30);
    run(destinations);
    await until(() => log.filter(({ event }) => event === "lead_delivered").length === 30);
    expect(log.every(({ destination }) => destination === "mail")).toBe(true);
    expect(hanging.received).toBeLessThanOrEqual(maxInFlight.lane);
  });

  it("brings every lead once when two processes deliver, and holds neither of them up", async () => {
    const [hanging, crm] = [await startHangingDestination(), await startReceiver()];
    const destinations = { north: [webhook("crm", hanging.url)], south: [webhook("crm", crm.url)] };
    await take("north", destinations.north, 40);
    await take("south", destinations.south, 40);
    for (const worker of [run(destinations), run(destinations)]) worker.wake();
    await until(() => log.filter(({ event }) => event === "lead_delivered").length === 40);
    expect(new Set(crm.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(40);
    expect(crm.received).toHaveLength(40);
    expect(hanging.received).toBeLessThanOrEqual(2 * maxInFlight.lane);
  });

  it("takes turns between sites and counts what is under way already", async () => {
    await take("north", [webhook("crm", "")], 20);
    await take("south", [webhook("crm", "")], 3);
    const sites = async (claim: Parameters<typeof claimDeliveries>[1]) =>
      (await claimDeliveries(database, claim, start)).map(({ siteSlug }) => siteSlug).toSorted();
    expect(await sites({ busy: [], max: 2 })).toEqual(["north", "south"]);
    expect(
      await sites({ busy: [{ siteSlug: "north", destination: "crm", inFlight: maxInFlight.lane }], max: 100 }),
    ).toEqual(["south", "south"]);
    expect(await sites({ busy: [{ siteSlug: "north", destination: "crm", inFlight: 1 }], max: 100 })).toHaveLength(
      maxInFlight.lane - 1,
    );
  });

  it("leaves other sites their share when all ten receivers of a site hang", async () => {
    const ten = Array.from({ length: 10 }, (_, index) => webhook(`crm ${index}`, ""));
    await take("north", ten, 5);
    const claimed = await claimDeliveries(database, { busy: [], max: maxInFlight.all }, start);
    expect(claimed).toHaveLength(maxInFlight.site);
    expect(new Set(claimed.map(({ destination }) => destination)).size).toBe(10);
  });

  it("brings a lead that a process of the version before stored", async () => {
    await take("north", [webhook("crm", "")], 1);
    await database.sql`update lead_deliveries set site_slug = default`;
    expect(await claimDeliveries(database, { busy: [], max: 1 }, start)).toMatchObject([{ siteSlug: "north" }]);
  });
});

describe("finance enquiries that are taken up again", () => {
  const lenderClientOf = (siteSlug: string): LenderClient => ({
    quote: () => Promise.reject(new Error("no quote is asked for")),
    createCustomer: () => (siteSlug === "north" ? hang : Promise.resolve({ kind: "created", redirectUrl: undefined })),
  });
  let hang: ReturnType<LenderClient["createCustomer"]>;
  beforeEach(() => {
    hang = new Promise((resolve) =>
      open.push(async () => resolve({ kind: "failed", reason: "The lender did not answer." })),
    );
  });
  const dependencies = () => ({
    database,
    lenderClientOf,
    routeLeadsOf: () => () => [],
    onLead: () => {},
    log: (line: LogLine) => log.push(line),
    now: () => new Date(),
  });
  const enquire = (siteSlug: string, count: number) => database.sql`
    insert into finance_enquiries (site_slug, idempotency_key, body_hash, payload, next_attempt_at, created_at)
    select ${siteSlug}, n::text, 'x', '{"lead": {}, "customer": {}}', ${start}::timestamptz, ${start}::timestamptz from generate_series(1, ${count}::int) n`;

  it("reach a site's lender while a hundred of another site wait for one that hangs", async () => {
    await enquire("north", 100);
    await enquire("south", 5);
    const worker = startEnquiryWorker(dependencies());
    open.push(() => worker.stop());
    await until(() => log.filter(({ event }) => event === "finance_customer_created").length === 5);
    expect(log.filter(({ site }) => site === "north")).toEqual([]);
  });

  it("take turns between sites and count what is under way already", async () => {
    await enquire("north", 20);
    await enquire("south", 3);
    const sites = async (claim: Parameters<typeof claimEnquiries>[1]) =>
      (await claimEnquiries({ database, now: () => new Date() }, claim)).map(({ siteSlug }) => siteSlug).toSorted();
    expect(await sites({ busy: [], max: 2 })).toEqual(["north", "south"]);
    expect(
      await sites({ busy: [{ siteSlug: "north", destination: "lender", inFlight: maxInFlight.lane }], max: 100 }),
    ).toEqual(["south", "south"]);
  });
});
