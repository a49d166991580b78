import { defaultPaths } from "@forecourt/core/pages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/records/open-database.ts";
import { applyDefaults } from "../src/domain/sites/apply-defaults.ts";
import { applySite, applySites } from "../src/domain/sites/apply-site.ts";
import { listSites, siteByHost, siteBySlug } from "../src/domain/sites/read-sites.ts";
import { openSiteDirectory } from "../src/domain/sites/site-directory.ts";
import { SiteRefusedError } from "../src/domain/sites/site-refused.ts";
import { rollbackSite, SiteVersionError, siteVersions } from "../src/domain/sites/rollback-site.ts";
import { siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function configVersion(): Promise<number> {
  const [row] = await database.sql<{ value: string }[]>`select value from platform_versions where key = 'config'`;
  return Number(row?.value ?? 0);
}

describe("a site without a host of its own", () => {
  it("is named in messages by its host below the public one; during development by none", async () => {
    await applySite(database, siteDocument("hosted", { hosts: ["www.hosted.example"] }));
    await applySite(database, siteDocument("below"));
    const hostsOf = async (publicHost: string) => {
      const directory = await openSiteDirectory(database, publicHost, () => {});
      return ["hosted", "below"].map((slug) => directory.bySlug(slug)?.stored.hosts);
    };
    expect(await hostsOf("sites.example")).toEqual([["www.hosted.example"], ["below.sites.example"]]);
    expect(await hostsOf("localhost")).toEqual([["www.hosted.example"], []]);
  });
});

describe("applySite", () => {
  it("stores a dealer's document, keeps every version and moves the configuration's version", async () => {
    expect(await applySite(database, siteDocument("north"))).toMatchObject({ version: 1, outcome: "created" });
    const before = await configVersion();
    expect(await applySite(database, siteDocument("north", { name: "North Motors" }))).toMatchObject({
      version: 2,
      outcome: "updated",
    });
    expect(await configVersion()).toBe(before + 1);
    const history = await database.sql<{ version: number; name: string }[]>`
      select version, document->>'name' as name from site_history where slug = 'north' order by version`;
    expect(history.map((row) => ({ ...row }))).toEqual([
      { version: 1, name: "Dealer north" },
      { version: 2, name: "North Motors" },
    ]);
  });

  it("changes nothing when the same document comes again", async () => {
    await applySite(database, siteDocument("same"));
    const before = await configVersion();
    expect(await applySite(database, siteDocument("same"))).toMatchObject({ version: 1, outcome: "unchanged" });
    expect(await configVersion()).toBe(before);
  });

  it("names everything that is wrong at once and stores nothing", async () => {
    const wrong = applySite(database, { ...siteDocument("wrong"), colour: "red", country: "UK" });
    await expect(wrong).rejects.toThrow(SiteRefusedError);
    await expect(wrong).rejects.toThrow(/country[\s\S]*colour/);
    expect(await siteBySlug(database, "wrong")).toBeUndefined();
  });

  it.each([["north\0"], ["\ud800"], [7], [undefined]])(
    "says what is wrong with a slug that no site can have, and not what the database says of it: %j",
    async (slug) => {
      await expect(applySite(database, { ...siteDocument("odd"), slug })).rejects.toThrow(SiteRefusedError);
    },
  );

  it("refuses a link to a page that the site has not, and takes one to its template's own page", async () => {
    const withStory = siteDocument("story", {
      navigation: { header: [{ label: "Our story", to: "/our-story" }], footer: [] },
    });
    await expect(applySite(database, withStory)).rejects.toThrow(
      /navigation\.header\.0\.to[\s\S]*\/our-story is no page of this site/,
    );
    await applyDefaults(database, `template:${withStory.template}`, { pages: { own: ["/our-story"] } });
    expect(await applySite(database, withStory)).toMatchObject({ outcome: "created" });
  });

  it("refuses a host name of another dealer, and gives a host back when it leaves the document", async () => {
    await applySite(database, siteDocument("east", { hosts: ["www.east.example"] }));
    const taken = applySite(database, siteDocument("west", { hosts: ["www.east.example"] }));
    await expect(taken).rejects.toThrow("www.east.example already belongs to the site east");
    await applySite(database, siteDocument("east"));
    expect(await applySite(database, siteDocument("west", { hosts: ["www.east.example"] }))).toMatchObject({
      outcome: "created",
    });
  });

  it("counts every one of several applies at the same moment", async () => {
    const names = ["A", "B", "C", "D"].map((name) => applySite(database, siteDocument("busy", { name })));
    const versions = (await Promise.all(names)).map(({ version }) => version).sort();
    expect(versions).toEqual([1, 2, 3, 4]);
  });
});

describe("siteByHost", () => {
  it("finds a dealer by any of its names, whatever the case and port", async () => {
    await applySite(database, siteDocument("harbour", { hosts: ["www.harbour.example"] }));
    for (const host of [
      "www.harbour.example",
      "WWW.Harbour.Example:443",
      "harbour.localhost:4000",
      "www.harbour.example.",
    ])
      expect((await siteByHost(database, host))?.site.slug, host).toBe("harbour");
    for (const host of ["harbour.example", "localhost", "", "x.harbour.localhost"])
      expect(await siteByHost(database, host), host).toBeUndefined();
  });
});

describe("listSites", () => {
  it("lists a document that this release no longer accepts with its problems", async () => {
    await database.sql`insert into sites (slug, document) values ('old', '{"slug":"old"}')`;
    const listed = (await listSites(database)).find(({ slug }) => slug === "old");
    expect(listed?.problems.map(({ path }) => path)).toContain("name");
    await expect(siteBySlug(database, "old")).rejects.toThrow(SiteRefusedError);
  });
});

describe("applySites", () => {
  it("stores none of several documents when the last one is refused in the store", async () => {
    await applySite(database, siteDocument("owner", { hosts: ["www.owner.example"] }));
    const before = await configVersion();
    await expect(
      applySites(database, [siteDocument("first"), siteDocument("second", { hosts: ["www.owner.example"] })]),
    ).rejects.toThrow(SiteRefusedError);
    expect(await siteBySlug(database, "first")).toBeUndefined();
    expect(await configVersion()).toBe(before);
  });
});

describe("rollbackSite", () => {
  it("serves the document before the last change again, as a new version, and keeps the history whole", async () => {
    await applySite(database, siteDocument("back", { name: "One" }));
    await applySite(database, siteDocument("back", { name: "Two", hosts: ["www.back.example"] }));
    expect(await rollbackSite(database, "back")).toMatchObject({
      site: { name: "One" },
      version: 3,
      from: 2,
      to: 1,
      outcome: "updated",
    });
    expect((await siteBySlug(database, "back"))?.site.name).toBe("One");
    expect(await siteByHost(database, "www.back.example")).toBeUndefined();
    expect((await siteVersions(database, "back")).map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  it("goes back to any version by its number", async () => {
    for (const name of ["A", "B", "C"]) await applySite(database, siteDocument("any", { name }));
    expect(await rollbackSite(database, "any", 1)).toMatchObject({ site: { name: "A" }, version: 4 });
    expect(await rollbackSite(database, "any", 4)).toMatchObject({ outcome: "unchanged", version: 4 });
  });

  it("refuses a version that there never was, and a first version with nothing before it", async () => {
    await applySite(database, siteDocument("once"));
    await expect(rollbackSite(database, "once", 7)).rejects.toThrow("never had a version 7");
    await expect(rollbackSite(database, "once")).rejects.toThrow(SiteVersionError);
    await expect(rollbackSite(database, "nobody")).rejects.toThrow('There is no site "nobody"');
  });

  it("refuses a document that would take back a host name of another dealer, and changes nothing", async () => {
    await applySite(database, siteDocument("gave", { hosts: ["www.shared.example"] }));
    await applySite(database, siteDocument("gave"));
    await applySite(database, siteDocument("took", { hosts: ["www.shared.example"] }));
    await expect(rollbackSite(database, "gave")).rejects.toThrow("already belongs to the site took");
    expect((await siteBySlug(database, "gave"))?.version).toBe(2);
  });

  it("refuses a document that this release no longer accepts", async () => {
    await applySite(database, siteDocument("aged"));
    await database.sql`update site_history set document = '{"slug":"aged"}' where slug = 'aged'`;
    await applySite(database, siteDocument("aged", { name: "Aged" }));
    await expect(rollbackSite(database, "aged")).rejects.toThrow(SiteRefusedError);
    expect((await siteBySlug(database, "aged"))?.site.name).toBe("Aged");
  });
});

describe("the optional pages of a site that says nothing of them", () => {
  const pagesOf = async (slug: string) => (await siteBySlug(database, slug))?.site.pages.on;

  it("are those that were usual when it was new: a page of a later release stays off until the site turns it on", async () => {
    await applySite(database, siteDocument("early"));
    expect(await pagesOf("early")).toEqual([...defaultPaths]);
    // As an earlier release made it, which had no directory of brands.
    await database.sql`update sites set usual_pages = '{/service}' where slug = 'early'`;
    expect(await pagesOf("early")).toEqual(["/service"]);
    await applySite(database, siteDocument("early", { name: "Early Motors" }));
    expect(await pagesOf("early")).toEqual(["/service"]);
    await expect(
      applySite(
        database,
        siteDocument("early", { navigation: { header: [{ label: "Brands", to: "/brands" }], footer: [] } }),
      ),
    ).rejects.toThrow(/\/brands is no page of this site/);
    await applySite(database, siteDocument("early", { pages: { on: ["/brands"] } }));
    expect(await pagesOf("early")).toEqual(["/brands"]);
    await applySite(database, siteDocument("late"));
    expect(await pagesOf("late")).toEqual([...defaultPaths]);
  });

  it("are those of its template or the platform, where these say", async () => {
    await applySite(database, siteDocument("templated", { template: "few-pages" }));
    await applyDefaults(database, "template:few-pages", { pages: { on: ["/brands"] } });
    expect(await pagesOf("templated")).toEqual(["/brands"]);
  });
});
