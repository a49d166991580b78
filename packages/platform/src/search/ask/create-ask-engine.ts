import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { scopedSearchKey } from "../engine/scoped-search-key.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import type { EngineSearch } from "./compile-search.ts";
import { visibilityFilter, visibilityStepMs } from "./visibility-filter.ts";

/** What the engine answers to one search. */
export interface EngineResult {
  found: number;
  search_time_ms: number;
  hits: { document: EngineCar }[];
  facet_counts: { field_name: string; counts: FacetCount[]; stats: EngineStats }[];
}

/** A value of a facet with its number of cars. */
export interface FacetCount {
  value: string;
  count: number;
  /** With marks where a facet's values were searched. */
  highlighted?: string;
}

/** What the engine keeps for an answer: the card, and where the car stands. */
export interface EngineCar {
  card: string;
  place?: [lat: number, long: number][];
}

/** The ends of a facet with numbers; absent where no car has one. */
export interface EngineStats {
  min?: number;
  max?: number;
}

/**
 * Asks the engine about the cars that a site shows: one request, under the deadline and the breaker of
 * {@link SearchAccess}, with a result for each search.
 *
 * @throws Error when the engine refuses one of them or does not answer
 */
export type AskEngine = (site: Site, searches: readonly EngineSearch[]) => Promise<EngineResult[]>;

/** Sites whose key is kept. */
const maxSites = 1000;
/** The protocol's limit of searches in one request. */
const searchesAtOnce = 50;

/**
 * Makes the way to ask the engine. What a site may see (its own cars, and of them the visible ones) is signed into the
 * key of each request, so no parameter of a search can widen it.
 */
export function createAskEngine(access: SearchAccess, now: () => Date = () => new Date()): AskEngine {
  const keyOf = siteKeys(access, now);
  return async (site, searches) => {
    const key = keyOf(site);
    const results: unknown[] = [];
    for (let first = 0; first < searches.length; first += searchesAtOnce)
      results.push(
        ...(await access.multiSearch({ searches: searches.slice(first, first + searchesAtOnce) }, key)).results,
      );
    return results.map((result) => {
      const answer = result as EngineResult & { error?: string };
      if (answer.error === undefined) return answer;
      throw new Error(
        `[search] The search engine refused a search of ${site.slug}: ${answer.error} Run: forecourt doctor`,
      );
    });
  };
}

/** The keys of sites: what each shows now is signed into its own, which is made anew when that moves. */
export function siteKeys(access: Pick<SearchAccess, "searchKey">, now: () => Date): (site: Site) => string {
  const keys = new LRUCache<string, { site: Site; step: number; key: string }>({ max: maxSites });
  return (site) => {
    const at = now();
    const step = Math.floor(at.getTime() / visibilityStepMs);
    const known = keys.get(site.slug);
    if (known?.site === site && known.step === step) return known.key;
    const key = scopedSearchKey(access.searchKey, { filter_by: visibilityFilter(site, at) });
    keys.set(site.slug, { site, step, key });
    return key;
  };
}
