import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSiteDirectory } from "../src/domain/sites/site-directory.ts";
import type { LogLine } from "../src/base/log/log-line.ts";
import type { Database } from "../src/records/open-database.ts";
import { applyDefaults } from "../src/domain/sites/apply-defaults.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { siteBySlug } from "../src/domain/sites/read-sites.ts";
import { rollbackSite } from "../src/domain/sites/rollback-site.ts";
import { SiteRefusedError } from "../src/domain/sites/site-refused.ts";
import { storeTemplateDefaults } from "../src/domain/sites/store-template-defaults.ts";
import { siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from site_defaults`;
  await database.sql`delete from sites`;
});

const soldWindow = async (slug: string) => (await siteBySlug(database, slug))?.site.stock;

describe("defaults of the platform and of templates", () => {
  it("hold for every site that says nothing itself: a template's before the platform's, a site's before both", async () => {
    await applySite(database, siteDocument("plain"));
    await applySite(database, siteDocument("own", { stock: { soldWindowDays: 9 } }));
    await applyDefaults(database, "platform", { stock: { soldWindowDays: 5, justArrivedDays: 4 } });
    expect(await applyDefaults(database, "template:metro", { stock: { soldWindowDays: 7 } })).toEqual({
      layer: "template:metro",
      version: 1,
      outcome: "created",
      sites: ["own", "plain"],
    });
    expect(await soldWindow("plain")).toMatchObject({ soldWindowDays: 7, justArrivedDays: 4 });
    expect(await soldWindow("own")).toMatchObject({ soldWindowDays: 9, justArrivedDays: 4 });
  });

  it("of a template leave the sites of other templates alone", async () => {
    await applySite(database, siteDocument("group-site", { template: "group" }));
    expect(await applyDefaults(database, "template:metro", { stock: { soldWindowDays: 7 } })).toMatchObject({
      sites: [],
    });
    expect(await soldWindow("group-site")).toMatchObject({ soldWindowDays: 3 });
  });

  it("are kept version by version, and the same ones again change nothing", async () => {
    expect(await applyDefaults(database, "platform", {})).toMatchObject({ version: 0, outcome: "unchanged" });
    await applyDefaults(database, "platform", { stock: { soldWindowDays: 5 } });
    expect(await applyDefaults(database, "platform", { stock: { soldWindowDays: 5 } })).toMatchObject({
      version: 1,
      outcome: "unchanged",
    });
    expect(await applyDefaults(database, "platform", {})).toMatchObject({ version: 2, outcome: "updated" });
    expect(await database.sql`select version from site_defaults order by version`).toMatchObject([
      { version: 1 },
      { version: 2 },
    ]);
  });

  it("are refused with every mistake, and with what says which site it is", async () => {
    const wrong = applyDefaults(database, "platform", {
      slug: "all",
      hosts: ["www.all.example"],
      stock: { soldWindowDays: -1 },
      colour: "red",
    });
    await expect(wrong).rejects.toThrow(SiteRefusedError);
    await expect(wrong).rejects.toMatchObject({
      problems: expect.arrayContaining(
        ["slug", "hosts", "stock.soldWindowDays"].map((path): unknown => expect.objectContaining({ path })),
      ) as unknown,
    });
    await expect(applyDefaults(database, "platform", [])).rejects.toThrow("JSON object in braces");
    expect(await database.sql`select 1 from site_defaults`).toHaveLength(0);
  });

  it("are refused when a site that is right would no longer be, and the site is named", async () => {
    await applySite(database, siteDocument("long-terms", { calculator: { termYears: 6 } }));
    const wrong = applyDefaults(database, "platform", { calculator: { termMaxYears: 5 } });
    await expect(wrong).rejects.toThrow(/long-terms:calculator/);
    expect((await siteBySlug(database, "long-terms"))?.site.calculator.termMaxYears).toBe(7);
  });

  it("count when a document is applied and when an earlier one comes back", async () => {
    await applySite(database, siteDocument("back", { calculator: { termYears: 6 } }));
    await applySite(database, siteDocument("back"));
    await applyDefaults(database, "platform", { calculator: { termMaxYears: 5 } });
    await expect(applySite(database, siteDocument("back", { calculator: { termYears: 6 } }))).rejects.toThrow(
      SiteRefusedError,
    );
    await expect(rollbackSite(database, "back")).rejects.toThrow(/calculator/);
    await applyDefaults(database, "platform", { calculator: { termMaxYears: 6 } });
    expect(await rollbackSite(database, "back")).toMatchObject({
      from: 2,
      to: 1,
      version: 3,
      site: { calculator: { termYears: 6, termMaxYears: 6 } },
    });
    expect(await database.sql`select document -> 'calculator' as calculator from sites where slug = 'back'`).toEqual([
      { calculator: { termYears: 6 } },
    ]);
  });

  it("are served at the next reading, under a version that pages kept before do not have", async () => {
    const lines: LogLine[] = [];
    await applySite(database, siteDocument("served"));
    const directory = await openSiteDirectory(database, "localhost", (line) => lines.push(line));
    const before = directory.bySlug("served")?.version ?? 0;
    await applyDefaults(database, "platform", { stock: { soldTag: "GONE" } });
    await directory.reload();
    expect(directory.bySlug("served")).toMatchObject({ version: before + 1, site: { stock: { soldTag: "GONE" } } });
    await applySite(database, siteDocument("served", { template: "group" }));
    await directory.reload();
    expect(directory.bySlug("served")?.version).toBe(before + 2);
    expect(lines).toEqual([]);
  });

  it("that a template brings along are stored as the server starts; wrong ones are reported and stop nobody", async () => {
    const lines: LogLine[] = [];
    await applySite(database, siteDocument("started"));
    await storeTemplateDefaults(database, { metro: { stock: { soldTag: "SOLD" } }, group: { colour: "red" } }, (line) =>
      lines.push(line),
    );
    expect(await soldWindow("started")).toMatchObject({ soldTag: "SOLD" });
    expect(lines).toMatchObject([{ level: "error", event: "template_defaults_refused", template: "group" }]);
  });
});
