import { calendarDayAt, emptySearchQuery, isPostcode, offersBudget, plainWords } from "@forecourt/core";
import { readPlainSearch } from "@forecourt/core/plain-search";
import type { PlainSearch, PlainValues } from "@forecourt/core/plain-search";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { embeddedPlaces } from "../../domain/places/embedded-places.ts";
import type { PlaceTable } from "../../domain/places/place-table.ts";
import { compileSearch } from "../ask/compile-search.ts";
import { createAskEngine } from "../ask/create-ask-engine.ts";
import { visibilityStepMs } from "../ask/visibility-filter.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import type { SearchVersions } from "./search-versions.ts";

/** Reads a phrase as a search of a site's stock. */
export type PlainSearchReader = (site: Site, text: string, versions: SearchVersions) => Promise<PlainSearch>;

/** Facets whose values are words that a phrase may hold. */
const facets = [
  "car_type",
  "make",
  "model",
  "make_model",
  "simple_body",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "city",
  "state",
  "seats",
] as const;
/** Facet that identifies a stock of vans. */
const berthsFacet = "sleeps";
const maxValues = 1000;
const maxSites = 500;

/** Values of the stock by facet, with how many its vans sleep. */
type StockValues = PlainValues & { [berthsFacet]?: readonly string[] };

/**
 * Makes the reader of phrases: core's parser with the words of the site's visible stock, kept while the stock stays as
 * it is, and the places of the site's country.
 *
 * @throws Error when the search engine does not answer
 */
export function createPlainSearch(access: SearchAccess, now: () => Date = () => new Date()): PlainSearchReader {
  const askEngine = createAskEngine(access, now);
  const kept = new LRUCache<string, { key: string; values: Promise<StockValues> }>({ max: maxSites });

  async function readWords(site: Site): Promise<StockValues> {
    const [answer] = await askEngine(site, [
      compileSearch(site, emptySearchQuery, {}, { facets: [...facets, berthsFacet], maxValues }),
    ]);
    return Object.fromEntries(
      (answer?.facet_counts ?? []).map(({ field_name: name, counts }) => [name, counts.map(({ value }) => value)]),
    );
  }

  function words(site: Site, { stock, site: version, build }: SearchVersions): Promise<StockValues> {
    const key = `${stock} ${version} ${build} ${Math.floor(now().getTime() / visibilityStepMs)}`;
    const found = kept.get(site.slug);
    if (found?.key === key) return found.values;
    const values = readWords(site);
    kept.set(site.slug, { key, values });
    values.catch(() => {
      if (kept.peek(site.slug)?.values === values) kept.delete(site.slug);
    });
    return values;
  }

  return async (site, text, versions) => {
    const [values, places] = await Promise.all([words(site, versions), embeddedPlaces(site.country)]);
    const home = site.locations[0]?.address.state ?? "";
    const placeName = (said: string) =>
      isPostcode(said, site.country) ? said : nameOf(places, plainWords(said), home);
    const { [berthsFacet]: berths = [], ...facetValues } = values;
    return readPlainSearch(text, {
      values: facetValues,
      berths: berths.map(Number),
      placeName,
      thisYear: calendarDayAt(now(), site.timeZone).year,
      readsBudget: offersBudget(site),
      cityName: (said) => (places.isCity(said) ? placeName(said) : undefined),
    });
  };
}

/** Name of a place, with its state if several places share the name; the dealer's own state is preferred. */
function nameOf(places: PlaceTable, said: string, home: string): string | undefined {
  const first = places.byName(said);
  const near = places.byName(`${said} ${home}`);
  return near && near !== first
    ? `${near.name} ${near.state}`
    : first && (plainWords(`${first.name} ${first.state}`) === said ? `${first.name} ${first.state}` : first.name);
}
