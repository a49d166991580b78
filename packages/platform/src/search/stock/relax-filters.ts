import type { SearchResponse } from "@forecourt/api";
import {
  listFacetNames,
  offeredDistancesKm,
  rangeFacetNames,
  setBudget,
  setKeywords,
  setNearby,
  setRange,
} from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { compileSearch } from "../ask/compile-search.ts";
import type { AskEngine } from "../ask/create-ask-engine.ts";
import type { SearchContext } from "../ask/search-context.ts";

/** Filters whose removal is tried; a search of more is rare, and each costs a search. */
const maxTried = 16;
/** Farther distances that are tried. */
const maxDistances = 4;

type Ways = NonNullable<SearchResponse["widen"]>;

/**
 * What a search that found nothing would find without one of its filters or farther away, most cars first; those that
 * would not help are left out. Where none helps, what it would find without its keywords as well. None when the engine
 * does not answer: the page is whole without it.
 */
export async function relaxFilters(
  ask: AskEngine,
  site: Site,
  query: SearchQuery,
  context: SearchContext,
): Promise<Ways> {
  const ways = await waysOut(ask, site, query, context);
  if (ways.length > 0 || query.query === "") return ways;
  return (await waysOut(ask, site, setKeywords(query, ""), context)).map((way) => ({ ...way, withoutKeywords: true }));
}

async function waysOut(ask: AskEngine, site: Site, query: SearchQuery, context: SearchContext): Promise<Ways> {
  const tried = narrower(query, context).slice(0, maxTried);
  if (tried.length === 0) return [];
  const results = await ask(
    site,
    tried.map(({ without }) => compileSearch(site, without, context)),
  ).catch(() => []);
  const counted = tried.map(({ name, within }, index) => ({
    name,
    ...(within === undefined ? {} : { within }),
    count: results[index]?.found ?? 0,
  }));
  // A farther distance is offered only where it finds more than the one before.
  const ways = counted.filter(
    ({ count, within }, index) =>
      count > 0 &&
      (within === undefined || counted.slice(0, index).every((way) => way.within === undefined || way.count < count)),
  );
  return ways.toSorted((one, other) => other.count - one.count);
}

/** Each filter of a search with the search that is left without it; the values of one facet go together. */
function narrower(
  query: SearchQuery,
  { place }: SearchContext,
): { name: string; within?: number; without: SearchQuery }[] {
  return [
    ...(query.query === "" ? [] : [{ name: "query", without: setKeywords(query, "") }]),
    ...listFacetNames
      .filter((name) => query.filters[name])
      .map((name) => ({ name, without: withoutList(query, name) })),
    ...rangeFacetNames
      .filter((name) => query.ranges[name])
      .map((name) => ({ name, without: setRange(query, name, undefined) })),
    ...(place ? farther(query) : []),
    ...(query.nearby ? [{ name: "near", without: setNearby(query, undefined) }] : []),
    ...(query.budget?.weeklyDollars === undefined
      ? []
      : [{ name: "weekly", without: setBudget(query, { weeklyDollars: undefined }) }]),
  ];
}

/** The search within each of the next distances. */
function farther(query: SearchQuery): { name: string; within: number; without: SearchQuery }[] {
  const { nearby } = query;
  const { within: now } = nearby ?? {};
  if (!nearby || now === undefined) return [];
  const next = offeredDistancesKm.filter((distance) => distance > now).slice(0, maxDistances);
  return next.map((within) => ({ name: "near", within, without: setNearby(query, { ...nearby, within }) }));
}

function withoutList(query: SearchQuery, name: ListFacetName): SearchQuery {
  const { [name]: _, ...filters } = query.filters;
  return { ...query, filters };
}
