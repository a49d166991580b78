import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { getTableName } from "../src/records/drizzle.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { storeLead, storeLeadIn } from "../src/domain/leads/store-lead.ts";
import { createPlatform } from "../src/platform.ts";
import type { Platform } from "../src/platform.ts";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { siteData, stayingData } from "../src/domain/removal/site-data.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { ana, putFilledSite, putLead, rowTexts, tables } from "./filled-site.ts";
import { loopbackAllowed, siteDocument, startDestination } from "./http-fixtures.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { runAndRead } from "./run-and-read.ts";

// The one that stays has a name that begins with the other's.
const gone = "harbour";
const stays = "harbour-kia";
/** The name of the one that goes, and not that of the one that stays. */
const itsName = "\\mharbour(?!-kia)";

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
  await database.sql`truncate sites, site_removals, consent_proofs, payments, index_outbox, platform_versions, rate_limits cascade`;
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  for (const file of ["own/car.jpg", "shared/car.jpg", "spare/unnamed.jpg"]) write(join("media", file), picture);
  write("reports/stock-harbour-2026-11-21T00-00-00-000Z-7.jsonl", "{}");
  write("reports/stock-harbour-kia-2026-11-21T00-00-00-000Z-7.jsonl", "{}");
  await putFilledSite(database, gone, ["own/car.jpg", "/shared/car.jpg"]);
  await putFilledSite(database, stays, ["shared/car.jpg"]);
});

function write(file: string, content: string | Buffer): void {
  mkdirSync(join(dataDir, file, ".."), { recursive: true });
  writeFileSync(join(dataDir, file), content);
}

const run = (...words: string[]) => runAndRead(words, { dataDir });

/** What is left of the site that goes; the rows of a table only where there are any. */
const left = async () => Object.keys(await rowTexts(database, itsName));
/** What a removal leaves on purpose: proof of consent, what was paid, and that it was removed. */
const meantToStay = ["payments", "consent_proofs", "site_removals"];

describe("what becomes of a table", () => {
  it("is declared for every one, once: it goes with its site, or stays for a reason", () => {
    const declared = [...siteData, ...stayingData].map(({ table }) => getTableName(table)).toSorted();
    expect(declared).toEqual(tables.map(getTableName).toSorted());
  });

  it("is tried by the tests below for every one that goes", async () => {
    const filled = Object.keys(await rowTexts(database));
    expect(siteData.map(({ table }) => getTableName(table)).filter((name) => !filled.includes(name))).toEqual([]);
  });
});

describe("a suspended site, while the server runs", () => {
  let platform: Platform;
  beforeEach(async () => {
    platform = await createPlatform({
      dataDir,
      env: { FORECOURT_SECRET_CRM: "signs", ...loopbackAllowed },
      build: "test",
      log: () => {},
    });
  });
  afterEach(() => platform.close());
  const ask = async (site: string, path: string, init: RequestInit = {}) =>
    platform.fetch(
      new Request(`http://${site}.localhost${path}`, {
        ...init,
        headers: { host: `${site}.localhost`, "content-type": "application/json" },
      }),
    );
  const status = async (site: string) => (await ask(site, "/api/site"))?.status;
  const enquire = (site: string) =>
    ask(site, "/api/leads", {
      method: "POST",
      body: JSON.stringify({ name: "Cleo", email: "cleo@shopper.example", message: "Hello" }),
    });

  it("answers 503 at every address, out of caches and search engines, takes no enquiry and comes back whole", async () => {
    expect(await run("site", "suspend", gone, "--dry-run")).toMatchObject({
      code: 0,
      out: expect.stringContaining("would be changed") as string,
    });
    expect(await status(gone)).toBe(200);
    expect(JSON.parse((await run("site", "suspend", gone, "--json")).out)).toMatchObject({
      slug: gone,
      suspended: true,
      changed: true,
      undelivered: 0,
      upcomingTestDrives: 2,
    });
    await vi.waitUntil(async () => (await status(gone)) === 503, { interval: 50 });
    for (const path of ["/", "/robots.txt", "/img/96/own/car.jpg", "/_t/metro/assets/app.js", "/favicon.ico"]) {
      const answer = await ask(gone, path);
      expect(answer?.status, path).toBe(503);
      expect(Object.fromEntries(answer?.headers ?? []), path).toMatchObject({
        "retry-after": "3600",
        "x-robots-tag": "noindex",
        "cache-control": "no-store",
      });
    }
    const refused = await enquire(gone);
    expect([refused?.status, refused?.headers.get("retry-after"), await refused?.json()]).toMatchObject([
      503,
      "3600",
      { code: "site_suspended" },
    ]);
    expect(await status(stays)).toBe(200);
    expect((await run("site", "list")).out).toMatch(/harbour .*suspended/);
    expect((await run("site", "suspend", gone)).out).toContain("nothing to do");
    await run("site", "resume", gone);
    await vi.waitUntil(async () => (await status(gone)) === 200, { interval: 50 });
    expect((await enquire(gone))?.status).toBe(200);
  });

  it("takes nothing from a process that has not heard of it yet", async () => {
    await run("site", "suspend", gone);
    const lead = {
      siteSlug: gone,
      lead: { category: "General Enquiry" },
      routeLead: () => ["crm"],
      now: new Date(),
    };
    await expect(storeLead(database, lead)).rejects.toMatchObject({ code: "site_suspended" });
    expect(await storeLead(database, { ...lead, isAccepted: true })).toMatchObject({ repeated: false });
  });

  it("still has delivered what it had taken", async () => {
    const crm = await startDestination(200);
    await applySite(
      database,
      siteDocument(gone, {
        secrets: {
          leadDestinations: [{ name: "crm", type: "webhook", url: crm.url, secretEnv: "FORECOURT_SECRET_CRM" }],
        },
      }),
      loopbackAllowed,
    );
    await run("site", "suspend", gone);
    const lead = await putLead(database, gone, ana, {}, "waiting");
    await vi.waitUntil(() => crm.received.length === 1, { interval: 50 });
    expect(JSON.parse(crm.received[0]?.body ?? "")).toMatchObject({ lead_id: lead });
    await crm.stop();
  });
});

describe("removing a site", () => {
  it("is refused without its name said twice, and while enquiries wait that the dealer does not have", async () => {
    expect(await run("site", "remove", gone)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--confirm harbour") as string,
    });
    expect((await run("site", "remove", gone, "--confirm", stays)).code).toBe(2);
    expect((await run("site", "remove", "nobody", "--confirm", "nobody")).code).toBe(1);
    await putLead(database, gone, ana, {}, "waiting");
    expect(await run("site", "remove", gone, "--confirm", gone)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /1 enquiry has not reached the dealer[\s\S]*leads export[\s\S]*--discard-leads/,
      ) as string,
    });
    expect(await database.sql`select suspended_at from sites where slug = ${gone}`).toEqual([{ suspended_at: null }]);
    expect((await run("site", "remove", gone, "--confirm", gone, "--discard-leads")).code).toBe(0);
  });

  it("waits for an enquiry that is just being stored, and then does not lose it", async () => {
    const stored = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const storing = database.db.transaction(async (tx) => {
      await storeLeadIn(tx, {
        siteSlug: gone,
        lead: { category: "General Enquiry" },
        routeLead: () => ["crm"],
        now: new Date(),
      });
      stored.resolve();
      await end.promise;
    });
    await stored.promise;
    const removal = run("site", "remove", gone, "--confirm", gone);
    await vi.waitUntil(
      async () =>
        (
          await database.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'update "sites"%'`
        ).length > 0,
      { interval: 50 },
    );
    end.resolve();
    await storing;
    expect(await removal).toMatchObject({
      code: 1,
      err: expect.stringContaining("1 enquiry has not reached the dealer") as string,
    });
    expect(await database.sql`select count(*)::int as leads from leads where site_slug = ${gone}`).toEqual([
      { leads: 9 },
    ]);
  });

  it("says before what would go and what stays, and changes nothing", async () => {
    const before = await rowTexts(database);
    const { code, out } = await run("site", "remove", gone, "--dry-run", "--json");
    expect(code).toBe(0);
    const report = JSON.parse(out) as {
      undelivered: number;
      goes: { what: string; count: number }[];
      stays: { what: string; count?: number }[];
    };
    expect(Object.fromEntries(report.goes.map(({ what, count }) => [what, count]))).toEqual({
      "photos of trade-ins": 1,
      "turns of promotions": 2,
      "keys of lenders and valuers": 1,
      "valuations of trade-ins": 1,
      mails: 3,
      "purchases online": 1,
      "payments of invoices, with their numbers": 1,
      reservations: 1,
      "payments of the sandbox": 1,
      "views of the last days, by session": 1,
      "view counts": 1,
      "price history": 1,
      cars: 1,
      "finance enquiries": 2,
      "test drives": 2,
      "service bookings": 2,
      "later steps of leads": 2,
      "deliveries of leads": 8,
      leads: 8,
      "cars on watchlists": 2,
      sessions: 2,
      "records of codes": 2,
      "accounts of shoppers": 2,
      "codes under way": 2,
      "phone numbers shown": 1,
      events: 1,
      "stock imports": 1,
      "versions that caches hang on": 1,
      content: 1,
      "versions of the content": 1,
      "host names": 1,
      "versions of the document": 1,
      "the site": 1,
      "documents of the search index": 1,
      "pictures and films of media/, with their cached sizes": 1,
      "reports of stock imports": 1,
      "alerts to be sent": 2,
      "messages with alerts": 2,
      "saved searches and alerts": 2,
      "addresses of alerts": 2,
      "cars as alerts saw them": 1,
    });
    expect(report.stays).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: "proof of consent", count: 6 }),
        expect.objectContaining({ what: "payment ledger", count: 2 }),
      ]),
    );
    expect(await rowTexts(database)).toEqual(before);
    expect((await run("site", "remove", gone, "--dry-run")).out).toMatch(
      /Would go:[\s\S]*8 +leads[\s\S]*Stays:[\s\S]*proof of consent/,
    );
  });

  it("leaves nothing of it in any table, index, page cache or folder, and nothing of another site touched, while the server runs", async () => {
    expect(JSON.parse((await run("stock", "reindex", "--json")).out)).toMatchObject({ cars: 2 });
    const platform = await createPlatform({ dataDir, env: {}, build: "test", log: () => {} });
    const request = (path: string) =>
      new Request(`http://${gone}.localhost${path}`, { headers: { host: `${gone}.localhost`, accept: "image/webp" } });
    const page = async (text: string) => {
      const site = platform.siteByHost(`${gone}.localhost`);
      return (
        site &&
        (
          await platform.page(
            request("/"),
            site,
            async () => new Response(text, { headers: { "content-type": "text/html" } }),
          )
        ).text()
      );
    };
    expect(await page("first")).toContain("first");
    expect((await platform.fetch(request("/img/96/own/car.jpg")))?.status).toBe(200);
    const cached = () =>
      readdirSync(join(dataDir, "cache", "images"), { recursive: true, encoding: "utf8" }).filter((name) =>
        name.endsWith(".webp"),
      );
    const pictures = cached().length;
    const others = async () =>
      Object.fromEntries(
        Object.entries(await rowTexts(database, stays)).filter(([table]) => table !== "platform_versions"),
      );
    const before = await others();

    const { code, out } = await run("site", "remove", gone, "--confirm", gone, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ slug: gone, outcome: "removed", undelivered: 0 });

    expect(await left()).toEqual(meantToStay);
    expect(await others()).toEqual(before);
    expect(await database.sql`select 1 from index_outbox`).toHaveLength(0);
    await vi.waitUntil(
      () =>
        platform.siteByHost(`${gone}.localhost`) === undefined &&
        platform.siteByHost(`www.${gone}.example`) === undefined,
      { interval: 50 },
    );
    expect(
      ["own", "shared/car.jpg", "spare/unnamed.jpg"].map((file) => existsSync(join(dataDir, "media", file))),
    ).toEqual([false, true, true]);
    expect(cached()).toHaveLength(pictures - 1);
    expect(readdirSync(join(dataDir, "reports"))).toEqual(["stock-harbour-kia-2026-11-21T00-00-00-000Z-7.jsonl"]);
    // Again says the same; a later site of the same name gets no page of the one before.
    expect(JSON.parse((await run("site", "remove", gone, "--confirm", gone, "--json")).out)).toMatchObject({
      outcome: "already removed",
    });
    expect(await applySite(database, siteDocument(gone))).toMatchObject({ outcome: "created", version: 2 });
    await vi.waitUntil(() => platform.siteByHost(`${gone}.localhost`) !== undefined, { interval: 50 });
    expect(await page("second")).toContain("second");
    await platform.close();
    const findings = JSON.parse((await run("doctor", "--json")).out) as { part: string }[];
    expect(findings.find(({ part }) => part === "search index")).toMatchObject({
      ok: true,
      found: expect.stringContaining(": 1 cars, 0 changes waiting") as string,
    });
  });

  it("keeps proof of consent without the person's details, to be found by who knows the number or address", async () => {
    await run("site", "remove", gone, "--confirm", gone);
    const found = JSON.parse(
      (await run("shopper", "consents", "--site", gone, "--phone", ana.typed, "--email", ana.email, "--json")).out,
    ) as unknown[];
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({
      consents: ["opt_in"],
      category: "General Enquiry",
      wording: { version: 1, name: "Dealer harbour", consentText: "harbour may write to you." },
    });
    expect(await run("shopper", "consents", "--site", gone, "--phone", "0400 000 000")).toMatchObject({
      out: "There is no proof of consent.\n",
    });
    expect(await rowTexts(database, `${itsName}.*(412.?345.?678|shopper.example)`)).toEqual({});
  });
});

describe("removing a site whose process is killed", () => {
  /** Removes the site in a process of its own, which is killed without warning at the step. */
  async function killAt(step: string): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        "--conditions=@forecourt/source",
        join(import.meta.dirname, "removal-process.ts"),
        dataDir,
        gone,
        step,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const ended = once(child, "close");
    for await (const line of createInterface(child.stdout)) if (line === step) child.kill("SIGKILL");
    await ended;
    expect(child.signalCode).toBe("SIGKILL");
  }

  it.each([
    "suspended",
    "deleted 1 of cars",
    "deleted 8 of leads",
    "deleted 2 of users",
    "rows deleted",
    "file own/car.jpg",
  ])("at '%s': is closed and cannot come back, and goes on to the same end when begun again", async (step) => {
    const before = await rowTexts(database, stays);
    await killAt(step);
    await expect(applySite(database, siteDocument(gone))).rejects.toThrow(/is being removed/);
    expect((await run("site", "resume", gone)).code).toBe(1);
    const { code, out } = await run("site", "remove", gone, "--confirm", gone, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      outcome: "removed",
      goes: expect.arrayContaining([{ what: "leads", table: "leads", count: 8 }]) as unknown,
    });
    expect(await left()).toEqual(meantToStay);
    expect(await rowTexts(database, stays)).toEqual(before);
    expect(await database.sql`select count(*)::int as proofs from consent_proofs`).toEqual([{ proofs: 6 }]);
    expect(existsSync(join(dataDir, "media", "own"))).toBe(false);
  });
});
