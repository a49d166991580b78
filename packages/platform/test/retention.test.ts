import { sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "../src/commands/run-command.ts";
import { createPlatform } from "../src/platform.ts";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import * as schema from "../src/records/schema.ts";
import { applyDefaults } from "../src/domain/sites/apply-defaults.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { ana, ben, putFilledSite, putLead } from "./filled-site.ts";
import { siteDocument } from "./http-fixtures.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = dataFolder();
  await putEmptyRecords(dataDir);
  database = await openDatabase({ dataDir, role: "server", onEvent: () => {} });
});
afterAll(async () => {
  await database.close();
  await removeDataFolders();
});
beforeEach(async () => {
  await database.sql`truncate sites, site_defaults, consent_proofs, index_outbox, platform_versions cascade`;
});

const monthsAgo = (months: number) => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months, 1);
  return day;
};

async function expire(...words: string[]): Promise<Record<string, Record<string, number>>> {
  let out = "";
  await runCommand(["data", "expire", "--json", ...words], {
    env: { FORECOURT_DATA: dataDir },
    cwd: dataDir,
    out: (text) => void (out += text),
    err: () => {},
  });
  const sites = JSON.parse(out) as { site: string; expired: { what: string; count: number }[] }[];
  return Object.fromEntries(
    sites.map(({ site, expired }) => [
      site,
      Object.fromEntries(expired.filter(({ count }) => count > 0).map(({ what, count }) => [what, count])),
    ]),
  );
}
const leads = async (site: string) => (await database.sql`select 1 from leads where site_slug = ${site}`).length;

describe("what is older than its site keeps it", () => {
  it("goes: enquiries, accounts nobody signs in to, numbers shown, records of codes, events; a dry run only counts", async () => {
    await putFilledSite(database, "north");
    await database.sql`update leads set created_at = ${monthsAgo(25)}`;
    await database.sql`update appointments set ends_at = ${monthsAgo(25)}`;
    await database.sql`update users set verified_at = ${monthsAgo(25)} where phone = ${ana.phone}`;
    await database.sql`update user_sessions set expires_at = ${monthsAgo(24)}`;
    for (const table of ["phone_reveals", "verifications", "analytics_events"])
      await database.sql`update ${sql.identifier(table)} set created_at = ${monthsAgo(15)}`;
    await database.sql`update purchases set until = ${monthsAgo(1)}`;
    const old = {
      leads: 8,
      "purchases whose link has ended": 1,
      "accounts of shoppers": 1,
      "phone numbers shown": 1,
      "records of codes": 2,
      events: 1,
    };
    expect(await expire("--dry-run")).toEqual({ north: old });
    expect(await expire()).toEqual({ north: old });
    expect(await expire()).toEqual({ north: {} });
    for (const table of ["leads", "lead_deliveries", "appointments", "open_leads", "finance_enquiries"])
      expect(await database.sql`select 1 from ${sql.identifier(table)}`, table).toHaveLength(0);
    expect(await database.sql`select phone from users`).toEqual([{ phone: ben.phone }]);
    expect(await database.sql`select 1 from consent_proofs`).toHaveLength(6);
  });

  it("goes: mails that are about no enquiry, such as the one that tells the dealer of a deleted account", async () => {
    await putFilledSite(database, "north");
    await database.sql`update mails set created_at = ${monthsAgo(40)}`;
    await database.sql`update mails set lead_id = (select id from leads limit 1) where kind = 'reservation_paid'`;
    await database.sql`
      insert into mails (site_slug, kind, about, recipient, content, state, next_attempt_at, created_at)
      values ('north', 'account_deleted_dealer', 'a shopper', 'sales@north.example', '{}', 'sent', now(), ${monthsAgo(40)})`;
    await expire("--site", "north");
    const kinds = await database.sql<{ kind: string }[]>`select distinct kind from mails order by kind`;
    expect(kinds.map(({ kind }) => kind)).not.toContain("account_deleted_dealer");
    expect(kinds.map(({ kind }) => kind)).not.toContain("alert_confirm");
    expect(kinds.map(({ kind }) => kind)).toContain("reservation_paid");
  });

  it("stays while it is needed: a lead still to be delivered, a booking to come, an account that is signed in", async () => {
    await putFilledSite(database, "north");
    await database.sql`update leads set created_at = ${monthsAgo(25)}`;
    await database.sql`update users set verified_at = ${monthsAgo(25)}`;
    await putLead(database, "north", ana, { createdAt: monthsAgo(30) }, "waiting");
    expect(await expire()).toEqual({ north: { leads: 6 } });
    expect(await leads("north")).toBe(3);
  });

  it("is told by each site's document, over the platform's defaults", async () => {
    for (const [slug, more] of [
      ["short", { retention: { leadMonths: 6 } }],
      ["long", { retention: { leadMonths: 36 } }],
      ["plain", {}],
    ] as const) {
      await applySite(database, siteDocument(slug, more));
      await putLead(database, slug, ana, { createdAt: monthsAgo(20) });
    }
    expect(await expire("--site", "short")).toEqual({ short: { leads: 1 } });
    expect(await expire("--dry-run")).toEqual({ long: {}, plain: {}, short: {} });
    await applyDefaults(database, "platform", { retention: { leadMonths: 12 } });
    expect(await expire()).toEqual({ long: {}, plain: { leads: 1 }, short: {} });
    expect(await leads("long")).toBe(1);
  });

  it("goes by itself while a server runs, and so does proof of consent when its years are over", async () => {
    const every = vi.spyOn(globalThis, "setInterval");
    await applySite(database, siteDocument("north"));
    await putLead(database, "north", ana, { createdAt: monthsAgo(25) });
    await putLead(database, "north", ana, { createdAt: monthsAgo(85) });
    const platform = await createPlatform({ dataDir, env: {}, build: "test", log: () => {} });
    const hourly = every.mock.calls.find(([, ms]) => ms === 3_600_000)?.[0];
    hourly?.();
    await vi.waitFor(
      async () =>
        expect([await leads("north"), (await database.sql`select 1 from consent_proofs`).length]).toEqual([0, 1]),
      { interval: 20 },
    );
    await platform.close();
    every.mockRestore();
  });
});

describe("a row of a site", () => {
  it("is not written for a site that is gone, so that nothing of it can come back", async () => {
    const row = { siteSlug: "nobody", eventId: 1 };
    await expect(database.db.insert(schema.analyticsEvents).values(row)).rejects.toMatchObject({
      cause: { constraint: "analytics_events_site_slug_sites_slug_fk" },
    });
  });
});
