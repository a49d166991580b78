import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Records } from "../src/records/open-records.ts";
import { applyDefaults } from "../src/sites/apply-defaults.ts";
import { applySite, applySites } from "../src/sites/apply-site.ts";
import { listSites, siteByHost, siteBySlug } from "../src/sites/read-sites.ts";
import { SiteRefusedError } from "../src/sites/site-refused.ts";
import { rollbackSite, SiteVersionError, siteVersions } from "../src/sites/rollback-site.ts";
import { siteDocument } from "./http-fixtures.ts";
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
    expect(await applySite(records, siteDocument("north", { name: "North Motors" }))).toMatchObject({
      version: 2,
      outcome: "updated",
    });
    expect(await configVersion()).toBe(before + 1);
    const history = await records.sql<{ version: number; name: string }[]>`
      select version, document->>'name' as name from site_history where slug = 'north' order by version`;
    expect(history.map((row) => ({ ...row }))).toEqual([
      { version: 1, name: "Dealer north" },
      { version: 2, name: "North Motors" },
    ]);
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

  it("refuses a link to a page that the site has not, and takes one to its template's own page", async () => {
    const withStory = siteDocument("story", {
      navigation: { header: [{ label: "Our story", to: "/our-story" }], footer: [] },
    });
    await expect(applySite(records, withStory)).rejects.toThrow(
      /navigation\.header\.0\.to[\s\S]*\/our-story is no page of this site/,
    );
    await applyDefaults(records, `template:${withStory.template}`, { pages: { own: ["/our-story"] } });
    expect(await applySite(records, withStory)).toMatchObject({ outcome: "created" });
  });

  it("refuses a host name of another dealer, and gives a host back when it leaves the document", async () => {
    await applySite(records, siteDocument("east", { hosts: ["www.east.example"] }));
    const taken = applySite(records, siteDocument("west", { hosts: ["www.east.example"] }));
    await expect(taken).rejects.toThrow("www.east.example already belongs to the site east");
    await applySite(records, siteDocument("east"));
    expect(await applySite(records, siteDocument("west", { hosts: ["www.east.example"] }))).toMatchObject({
      outcome: "created",
    });
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
    for (const host of [
      "www.harbour.example",
      "WWW.Harbour.Example:443",
      "harbour.localhost:4000",
      "www.harbour.example.",
    ])
      expect((await siteByHost(records, host))?.site.slug, host).toBe("harbour");
    for (const host of ["harbour.example", "localhost", "", "x.harbour.localhost"])
      expect(await siteByHost(records, host), host).toBeUndefined();
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

describe("applySites", () => {
  it("stores none of several documents when the last one is refused in the store", async () => {
    await applySite(records, siteDocument("owner", { hosts: ["www.owner.example"] }));
    const before = await configVersion();
    await expect(
      applySites(records, [siteDocument("first"), siteDocument("second", { hosts: ["www.owner.example"] })]),
    ).rejects.toThrow(SiteRefusedError);
    expect(await siteBySlug(records, "first")).toBeUndefined();
    expect(await configVersion()).toBe(before);
  });
});

describe("rollbackSite", () => {
  it("serves the document before the last change again, as a new version, and keeps the history whole", async () => {
    await applySite(records, siteDocument("back", { name: "One" }));
    await applySite(records, siteDocument("back", { name: "Two", hosts: ["www.back.example"] }));
    expect(await rollbackSite(records, "back")).toMatchObject({
      site: { name: "One" },
      version: 3,
      from: 2,
      to: 1,
      outcome: "updated",
    });
    expect((await siteBySlug(records, "back"))?.site.name).toBe("One");
    expect(await siteByHost(records, "www.back.example")).toBeUndefined();
    expect((await siteVersions(records, "back")).map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  it("goes back to any version by its number", async () => {
    for (const name of ["A", "B", "C"]) await applySite(records, siteDocument("any", { name }));
    expect(await rollbackSite(records, "any", 1)).toMatchObject({ site: { name: "A" }, version: 4 });
    expect(await rollbackSite(records, "any", 4)).toMatchObject({ outcome: "unchanged", version: 4 });
  });

  it("refuses a version that there never was, and a first version with nothing before it", async () => {
    await applySite(records, siteDocument("once"));
    await expect(rollbackSite(records, "once", 7)).rejects.toThrow("never had a version 7");
    await expect(rollbackSite(records, "once")).rejects.toThrow(SiteVersionError);
    await expect(rollbackSite(records, "nobody")).rejects.toThrow('There is no site "nobody"');
  });

  it("refuses a document that would take back a host name of another dealer, and changes nothing", async () => {
    await applySite(records, siteDocument("gave", { hosts: ["www.shared.example"] }));
    await applySite(records, siteDocument("gave"));
    await applySite(records, siteDocument("took", { hosts: ["www.shared.example"] }));
    await expect(rollbackSite(records, "gave")).rejects.toThrow("already belongs to the site took");
    expect((await siteBySlug(records, "gave"))?.version).toBe(2);
  });

  it("refuses a document that this release no longer accepts", async () => {
    await applySite(records, siteDocument("aged"));
    await records.sql`update site_history set document = '{"slug":"aged"}' where slug = 'aged'`;
    await applySite(records, siteDocument("aged", { name: "Aged" }));
    await expect(rollbackSite(records, "aged")).rejects.toThrow(SiteRefusedError);
    expect((await siteBySlug(records, "aged"))?.site.name).toBe("Aged");
  });
});
