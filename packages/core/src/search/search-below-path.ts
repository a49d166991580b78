import { offeredTermYears } from "./budget-terms.ts";
import type { BudgetTerms } from "./budget-terms.ts";
import { parseSearchQuery } from "./search-query.ts";
import type { SearchQuery } from "./search-query.ts";
import { offersBudget } from "./budget-groups.ts";
import type { BudgetSite } from "./budget-groups.ts";
import { mergeSearches, setKeywords } from "./refine-search.ts";
import type { SearchPlace } from "./search-place.ts";

/** Choices that a search path makes, by facet. */
export type PathFilters = SearchPlace["filters"];

/**
 * The search of an address below its path: what the path chooses is no filter of the address, whatever the query says.
 * Nor is a budget or a weekly figure where the dealer shows none: a chip would name a filter that does nothing. Nor is
 * a term that the dealer's calculator has not.
 *
 * @example
 * searchBelowPath(new URLSearchParams("make=Kia&fuel=Petrol"), { make: ["Mazda"] }).filters // { fuel: ["Petrol"] }
 */
export function searchBelowPath(params: URLSearchParams, chosen: PathFilters, site?: BudgetSite): SearchQuery {
  const { budget, ranges, ...asked } = parseSearchQuery(params);
  const isOffered = !site || offersBudget(site);
  const { weekly_price_range: _, ...withoutWeekly } = ranges;
  const filters = Object.fromEntries(Object.entries(asked.filters).filter(([name]) => !Object.hasOwn(chosen, name)));
  const terms = isOffered && budget ? withOfferedTerm(budget, site) : undefined;
  return { ...asked, ...(terms ? { budget: terms } : {}), ranges: isOffered ? ranges : withoutWeekly, filters };
}

function withOfferedTerm(budget: BudgetTerms, site: BudgetSite | undefined): BudgetTerms | undefined {
  const { termYears, ...rest } = budget;
  if (!site || termYears === undefined || offeredTermYears(site).includes(termYears)) return budget;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/**
 * The search to run: the address and the path together.
 *
 * @example
 * withPathFilters(emptySearchQuery, { car_type: ["used"] }).filters // { car_type: ["used"] }
 */
export function withPathFilters(search: SearchQuery, chosen: PathFilters): SearchQuery {
  return Object.keys(chosen).length === 0 ? search : { ...search, filters: { ...search.filters, ...chosen } };
}

/** What a make and its models are said by: a new one replaces them all, since no car has two makes. */
const vehicleNames = ["make", "model", "make_model"] as const;

/**
 * A search that was read from words, on top of the search in force and in place of its keywords. What contradicts the
 * path ("new SUV" among used cars, "Corolla" among Mazdas) leads to all stock (S1 §2; decisions.md row 26).
 *
 * @param place the path in force with its choices, and the path of all stock
 * @param search what is in force below the path
 * @param read what the words were read as
 * @example
 * applyPlainSearch({ basePath: "/search/used-cars", pathFilters: { car_type: ["used"] }, defaultPath: "/search/all" }, emptySearchQuery, { ...emptySearchQuery, filters: { car_type: ["new"] } })
 * // { path: "/search/all", search: { …, filters: { car_type: ["new"] } } }
 */
export function applyPlainSearch(
  place: { basePath: string; pathFilters: PathFilters; defaultPath: string },
  search: SearchQuery,
  read: SearchQuery,
): { path: string; search: SearchQuery } {
  const { basePath, pathFilters, defaultPath } = place;
  const namesVehicle = vehicleNames.some((name) => read.filters[name]);
  const ofPath = new Map<string, readonly string[]>(Object.entries(pathFilters));
  const contradicts = [...ofPath].some(([name, values]) => {
    const said = Object.entries(read.filters).find(([facet]) => facet === name)?.[1];
    return said ? said.join("\n") !== values.join("\n") : namesVehicle && vehicleNames.some((each) => each === name);
  });
  const kept = Object.entries(search.filters).filter(
    ([name]) => !namesVehicle || !vehicleNames.some((each) => each === name),
  );
  const merged = mergeSearches(setKeywords({ ...search, filters: Object.fromEntries(kept) }, ""), read);
  if (contradicts) return { path: defaultPath, search: merged };
  return {
    path: basePath,
    search: {
      ...merged,
      filters: Object.fromEntries(Object.entries(merged.filters).filter(([name]) => !ofPath.has(name))),
    },
  };
}
