import type { Site } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { createSiteLookups } from "./create-site-lookups.ts";
import type { ServedSite } from "./domain/sites/site-directory.ts";

function served(slug: string, version: number): ServedSite {
  const site = { slug, name: "As anybody sees it" } as Site;
  return {
    site,
    stored: { ...site, name: "As stored" },
    secrets: { leadDestinations: [] } as unknown as ServedSite["secrets"],
    version,
    isSuspended: false,
  };
}

function lookups(known: ServedSite[], stock: Record<string, number> = {}) {
  const bySlug = (slug: string) => known.find(({ site }) => site.slug === slug);
  const current = new Map(Object.entries(stock));
  const directory = { all: () => known.map(({ site }) => site), bySlug };
  return createSiteLookups({ directory, versions: { current }, build: "b1" });
}

describe("what is looked up of a site", () => {
  it("has the versions of its stock, its document and the build", () => {
    const { versionsOf } = lookups([served("north", 3)], { "stock:north": 41 });
    expect(versionsOf("north")).toEqual({ stock: 41, site: 3, build: "b1" });
  });

  it("begins at version 0 for a site that nothing is known of", () => {
    expect(lookups([]).versionsOf("gone")).toEqual({ stock: 0, site: 0, build: "b1" });
    expect(lookups([]).secretsOf("gone")).toBeUndefined();
    expect(lookups([]).storedSiteOf("gone")).toBeUndefined();
  });

  it("lists the sites as they are stored, without one that is removed meanwhile", () => {
    const known = [served("north", 1), served("south", 1), served("west", 1)];
    const names: string[] = [];
    for (const site of lookups(known).storedSites()) {
      names.push(`${site.slug}: ${site.name}`);
      if (site.slug === "north") known.splice(1, 1);
    }
    expect(names).toEqual(["north: As stored", "west: As stored"]);
  });
});
