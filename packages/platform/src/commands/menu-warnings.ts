import { resolveSearchPath } from "@forecourt/core";
import type { SearchWords } from "@forecourt/core";
import { searchPath, usedCarPath } from "@forecourt/core/pages";
import { menuLinks } from "@forecourt/core/schemas";
import type { Site, SiteWarning } from "@forecourt/core/schemas";
import type { Database } from "../records/open-database.ts";
import { createKnownVehicles } from "../search/words/known-vehicles.ts";

/** What the paths of searches start with. */
const searches = [searchPath, usedCarPath].map((path) => `${path}/`);

/** Words of the platform's whole stock that a search path may be made of. */
export type MenuWords = Pick<SearchWords, "known" | "bodies"> & { dealerships: readonly string[] };

/** Reads them from the records: no search engine need be there for a check. */
export async function readMenuWords(database: Database): Promise<MenuWords> {
  const distinct = async (name: string) =>
    (
      await database.sql<
        { word: string }[]
      >`select distinct data->>${name} as word from cars where data->>${name} <> ''`
    ).map(({ word }) => word);
  const [known, bodies, dealerships] = await Promise.all([
    createKnownVehicles(database)(),
    distinct("simple_body"),
    distinct("dealership_slug"),
  ]);
  return { known, bodies: bodies.map((name) => ({ name, count: 0 })), dealerships };
}

/**
 * Warns of menu entries that lead to a search of a word nobody knows: the page answers 404 (decisions.md row 80). A
 * make that is not in stock yet is a word that nobody knows, so it is a warning, not an error.
 *
 * @example
 * menuWarnings(site, words) // [{ path: "navigation.header.1.to", rule: "decisions.md row 80", message: "Nothing answers /search/madza: …" }]
 */
export function menuWarnings(site: Site, { known, bodies, dealerships }: MenuWords): SiteWarning[] {
  const { brand } = site.dealer;
  const slugs = [
    ...dealerships,
    ...site.dealer.dealerships.map(({ slug }) => slug),
    ...site.locations.map(({ slug }) => slug),
  ];
  const words: SearchWords = {
    count: 0,
    carTypes: {},
    makes: [],
    bodies,
    dealerships: slugs.map((slug) => ({ slug, name: slug, count: 0 })),
    known: brand === undefined ? known : [...known, { name: brand, models: site.breadcrumb.knownModels }],
  };
  const check = (path: string, to: string): SiteWarning[] => {
    const pathname = to.replace(/[?#].*$/, "");
    if (!searches.some((start) => pathname.length > start.length && pathname.startsWith(start))) return [];
    const found = resolveSearchPath(pathname, words);
    if (found.outcome !== "unknown") return [];
    const [closest] = found.suggestions;
    const rule = "decisions.md row 80";
    return [
      {
        path,
        rule,
        message: `Nothing answers ${pathname}: "${found.word}" is no condition, dealership, make, model or body of the stock.${closest ? ` Is it ${closest.to}?` : ""} (${rule})`,
      },
    ];
  };
  return menuLinks(site).flatMap(({ path, to }) => check(path, to));
}
