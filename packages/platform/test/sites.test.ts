import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Records } from "../src/records/open-records.ts";
import { applySite } from "../src/sites/apply-site.ts";
import { listSites, siteByHost, siteBySlug } from "../src/sites/read-sites.ts";
import { SiteRefusedError } from "../src/sites/site-refused.ts";
import { siteWarnings } from "../src/sites/site-warnings.ts";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { createTestRecords } from "./test-records.ts";

let records: Records;
beforeAll(async () => {
  records = await createTestRecords();
});
afterAll(() => records.close());

async function configVersion(): Promise<number> {
  const [row] = await records.sql<{ value: string }[]>`select value from platform_versions where key = 'config'`;
  return Number(row?.value ?? 0);
}

describe("applySite", () => {
  it("stores a dealer's document, keeps every version and moves the configuration's version", async () => {
    expect(await applySite(records, siteDocument("north"))).toMatchObject({ version: 1, outcome: "created" });
    const before = await configVersion();
    expect(await applySite(records, siteDocument("north", { name: "North Motors" }))).toMatchObject({ version: 2, outcome: "updated" });
    expect(await configVersion()).toBe(before + 1);
    const history = await records.sql<{ version: number; name: string }[]>`
      select version, document->>'name' as name from site_history where slug = 'north' order by version`;
    expect(history.map((row) => ({ ...row }))).toEqual([{ version: 1, name: "Dealer north" }, { version: 2, name: "North Motors" }]);
  });

  it("changes nothing when the same document comes again", async () => {
    await applySite(records, siteDocument("same"));
    const before = await configVersion();
    expect(await applySite(records, siteDocument("same"))).toMatchObject({ version: 1, outcome: "unchanged" });
    expect(await configVersion()).toBe(before);
  });

  it("names everything that is wrong at once and stores nothing", async () => {
    const wrong = applySite(records, { ...siteDocument("wrong"), colour: "red", country: "UK" });
    await expect(wrong).rejects.toThrow(SiteRefusedError);
    await expect(wrong).rejects.toThrow(/country[\s\S]*colour/);
    expect(await siteBySlug(records, "wrong")).toBeUndefined();
  });

  it("refuses a host name of another dealer, and gives a host back when it leaves the document", async () => {
    await applySite(records, siteDocument("east", { hosts: ["www.east.example"] }));
    const taken = applySite(records, siteDocument("west", { hosts: ["www.east.example"] }));
    await expect(taken).rejects.toThrow("www.east.example already belongs to the site east");
    await applySite(records, siteDocument("east"));
    expect(await applySite(records, siteDocument("west", { hosts: ["www.east.example"] }))).toMatchObject({ outcome: "created" });
  });

  it("counts every one of several applies at the same moment", async () => {
    const names = ["A", "B", "C", "D"].map((name) => applySite(records, siteDocument("busy", { name })));
    const versions = (await Promise.all(names)).map(({ version }) => version).sort();
    expect(versions).toEqual([1, 2, 3, 4]);
  });
});

describe("siteByHost", () => {
  it("finds a dealer by any of its names, whatever the case and port", async () => {
    await applySite(records, siteDocument("harbour", { hosts: ["www.harbour.example"] }));
    for (const host of ["www.harbour.example", "WWW.Harbour.Example:443", "harbour.localhost:4000", "www.harbour.example."])
      expect((await siteByHost(records, host))?.site.slug, host).toBe("harbour");
    for (const host of ["harbour.example", "localhost", "", "x.harbour.localhost"]) expect(await siteByHost(records, host), host).toBeUndefined();
  });
});

describe("listSites", () => {
  it("lists a document that this release no longer accepts with its problems", async () => {
    await records.sql`insert into sites (slug, document) values ('old', '{"slug":"old"}')`;
    const listed = (await listSites(records)).find(({ slug }) => slug === "old");
    expect(listed?.problems.map(({ path }) => path)).toContain("name");
    await expect(siteBySlug(records, "old")).rejects.toThrow(SiteRefusedError);
  });
});

describe("siteWarnings", () => {
  it("warns of a New tag on used cars, a pre-ticked box, a missing licence and a missing host name", () => {
    const paths = siteWarnings(parsedSite("north").site).map(({ path }) => path);
    expect(paths).toEqual(["stock.justArrivedTag", "enquiry.optInDefault", "dealer.licenceNumber", "hosts"]);
  });

  it("is silent about a careful document", () => {
    const { site } = parsedSite("north", {
      hosts: ["north.example"], stock: { justArrivedTag: "Just arrived" }, enquiry: { optInDefault: false },
      dealer: { legalName: "North Pty Ltd", phone: "02 9000 0000", email: "a@example.com", licenceNumber: "MD12345" },
    });
    expect(siteWarnings(site)).toEqual([]);
  });
});
