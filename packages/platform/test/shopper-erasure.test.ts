import { noteConsent } from "../src/domain/alerts/consent-ledger.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import * as schema from "../src/records/schema.ts";
import { ana, ben, putFilledSite, putLead, rowTexts } from "./filled-site.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { runAndRead } from "./run-and-read.ts";

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
  await database.sql`truncate sites, consent_proofs, index_outbox, platform_versions cascade`;
  await putFilledSite(database, "north");
  await putFilledSite(database, "south");
});

const run = (...words: string[]) => runAndRead(words, { dataDir });
const erase = (...words: string[]) => run("shopper", "erase", "--site", "north", ...words);

/** Rows of a site that hold a number or an address of hers, however written. */
const ofAna = (site: string) => rowTexts(database, `(?=.*${site})(?=.*(412.?345.?678|ana@shopper))`);

describe("erasing a shopper from a site", () => {
  it("takes all that holds the number or the address, however it was typed, and nobody else's", async () => {
    const others = [await rowTexts(database, "south"), await rowTexts(database, "north.*(498.?765.?432|ben@shopper)")];
    expect(Object.keys(await ofAna("north")).toSorted()).toEqual([
      "alert_addresses",
      "leads",
      "mails",
      "users",
      "verification_codes",
    ]);
    const { code, out } = await erase("--phone", "+61 412 345 678", "--email", " ANA@shopper.example", "--json");
    expect(code).toBe(0);
    const { goes, stays, delivered } = JSON.parse(out) as {
      goes: { what: string; count: number }[];
      stays: unknown[];
      delivered: unknown[];
    };
    expect(Object.fromEntries(goes.map(({ what, count }) => [what, count]))).toEqual({
      leads: 4,
      "later steps of leads": 1,
      "deliveries of leads": 4,
      "test drives": 1,
      "service bookings": 1,
      "finance enquiries": 1,
      "cars on watchlists": 1,
      "saved searches and alerts": 1,
      "messages with alerts": 1,
      "addresses of alerts": 2,
      sessions: 1,
      "accounts of shoppers": 1,
      "codes under way": 1,
    });
    expect(stays[0]).toMatchObject({ what: "proof of consent", count: 3 });
    expect(delivered).toEqual([{ destination: "crm", leads: 4 }]);
    expect(await ofAna("north")).toEqual({});
    expect([await rowTexts(database, "south"), await rowTexts(database, "north.*(498.?765.?432|ben@shopper)")]).toEqual(
      others,
    );
    for (const table of [
      "user_sessions",
      "watchlist_cars",
      "alert_subscriptions",
      "alert_messages",
      "alerts",
      "finance_enquiries",
      "lead_deliveries",
      "appointments",
      "open_leads",
    ])
      expect(await database.sql`select 1 from ${sql.identifier(table)}`, table).toHaveLength(
        table === "lead_deliveries" ? 12 : 3,
      );
    expect(
      await database.sql`select user_id is null as unnamed from verifications where website_slug = 'north' order by 1`,
    ).toEqual([{ unnamed: false }, { unnamed: true }]);
  });

  it("keeps proof of what she agreed to, which only her number or address finds", async () => {
    await erase("--phone", ana.typed, "--email", ana.email);
    const consents = async (...words: string[]) =>
      JSON.parse((await run("shopper", "consents", "--site", "north", "--json", ...words)).out) as {
        consents: string[];
      }[];
    expect((await consents("--phone", ana.typed, "--email", ana.email)).map((proof) => proof.consents)).toEqual([
      ["opt_in"],
      ["opt_in", "terms_conditions"],
      ["opt_in"],
    ]);
    expect(await consents("--phone", ben.typed)).toEqual([]);
    const [proof] = await database.sql<
      { years: number }[]
    >`select extract(year from age(keep_until, given_at))::int as years from consent_proofs`;
    expect(proof).toEqual({ years: 7 });
  });

  it("says that proof stays of alerts which she agreed to by mail and ended, also where only her number is given", async () => {
    const site = { slug: "north", keys: openIdentityKeys(dataDir, {}) };
    const of = { site, contact: { email: ana.email }, channel: "mail", now: new Date() } as const;
    await noteConsent(database.db, { ...of, action: "given", source: "Saved searches", text: "You may email me." });
    await noteConsent(database.db, { ...of, action: "withdrawn", source: "Link in a message" });
    const { stays } = JSON.parse((await erase("--phone", ana.typed, "--json")).out) as { stays: unknown[] };
    const kept = await database.sql`select 1 from consent_proofs where site_slug = 'north'`;
    expect(stays[0]).toMatchObject({ what: "proof of consent", count: kept.length });
    expect(kept.length).toBeGreaterThan(2);
  });

  it("by the number alone leaves what the address alone names", async () => {
    expect(JSON.parse((await erase("--phone", ana.typed, "--json")).out)).toMatchObject({
      goes: expect.arrayContaining([
        { what: "leads", count: 3 },
        { what: "accounts of shoppers", count: 1 },
      ]) as unknown,
    });
    expect((await ofAna("north"))["leads"]).toHaveLength(1);
    expect(JSON.parse((await erase("--email", ana.email, "--json")).out)).toMatchObject({
      goes: expect.arrayContaining([{ what: "leads", count: 1 }]) as unknown,
    });
    expect(await ofAna("north")).toEqual({});
  });

  it("takes what is still to be delivered and a finance enquiry that is no lead yet", async () => {
    await putLead(database, "north", ana, {}, "waiting");
    const now = new Date();
    const payload = {
      lead: { phone: ana.typed, email: ana.email, terms_conditions: true },
      customer: { phoneNumber: ana.phone },
    };
    await database.db
      .insert(schema.financeEnquiries)
      .values({ siteSlug: "north", idempotencyKey: "k", bodyHash: "h", payload, nextAttemptAt: now, createdAt: now });
    expect(JSON.parse((await erase("--phone", ana.typed, "--email", ana.email, "--json")).out)).toMatchObject({
      delivered: [{ destination: "crm", leads: 4 }],
      stays: [{ count: 5 }, {}, {}, {}, {}, {}],
    });
    expect(await ofAna("north")).toEqual({});
    expect(await database.sql`select 1 from lead_deliveries where state = 'waiting'`).toHaveLength(0);
  });

  it("says before what would go, and changes nothing", async () => {
    const before = await rowTexts(database);
    const { out } = await erase("--phone", ana.typed, "--dry-run");
    expect(out).toMatch(/Would go:[\s\S]*3 +leads[\s\S]*Stays:[\s\S]*proof of consent[\s\S]*crm was sent 3/);
    expect(await rowTexts(database)).toEqual(before);
  });

  it.each([
    [[], "Say whom"],
    [["--phone", "12"], "no phone number"],
    [["--email", "ana"], "no email address"],
  ])("is refused with %j, which would find nobody", async (words, reason) => {
    expect(await erase(...words)).toMatchObject({ code: 2, err: expect.stringContaining(reason) as string });
  });
});
