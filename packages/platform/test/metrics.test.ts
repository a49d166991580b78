import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMetrics } from "../src/base/metrics/open-metrics.ts";
import type { ReadableMetrics } from "../src/base/metrics/open-metrics.ts";
import { createJobCounts } from "../src/workers/count-jobs.ts";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const lead = { name: "Zoe", email: "zoe@example.com", phone: "0400 123 987", message: "Is it still there?" };

let metrics: ReadableMetrics;
let test: TestPlatform;
beforeAll(async () => {
  metrics = await openMetrics();
  test = await startTestPlatform([siteDocument("north", { hosts: ["north.example"] })], {}, { metrics });
});
afterAll(() => test.stop());

const numberOf = async (name: string) =>
  Number(
    (await metrics.text())
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );

describe("the numbers of a deployment", () => {
  it("count a lead once its shopper was told that it is taken, and none that was refused", async () => {
    expect((await test.post("north", lead)).status).toBeLessThan(300);
    expect((await test.post("north", { ...lead, name: "" })).status).toBe(422);
    expect(await numberOf('forecourt_leads_acknowledged_total{call="createLead"}')).toBe(1);
  });

  it("time what the search engine is asked", async () => {
    expect((await test.send("north", "/api/search?query=make")).status).toBe(200);
    expect(await numberOf('forecourt_search_seconds_count{outcome="answered"}')).toBeGreaterThan(0);
  });

  it("say how much background work waits, since when, and how much was given up", async () => {
    const { database } = test.platform;
    await test.post("north", lead, { "idempotency-key": "late" });
    await database.sql`update leads set created_at = now() - interval '3 hours'`;
    await database.sql`delete from lead_deliveries`;
    await database.sql`
      insert into lead_deliveries (lead_id, site_slug, destination, state, next_attempt_at)
      select id, site_slug, 'crm', case when row_number() over () = 1 then 'waiting' else 'dead' end, now() + interval '1 hour' from leads`;
    const counts = await createJobCounts(database)();
    expect(counts).toMatchObject({
      waiting: { leads: 1, mails: 0, alerts: 0, finance_enquiries: 0, payments: 0, index: 0 },
      givenUp: { leads: 1, mails: 0 },
    });
    expect(counts.oldestSeconds["leads"]).toBeCloseTo(3 * 3600, -2);
    expect(await numberOf('forecourt_jobs_given_up{job="leads"}')).toBeGreaterThanOrEqual(0);
    expect(await numberOf('forecourt_queue_waiting{queue="pages"}')).toBe(0);
  });

  it("name no shopper, no car, no address and no dealer", async () => {
    expect(await metrics.text()).not.toMatch(/zoe|0400|north|used-/i);
  });
});
