import { standardPages } from "../pages/standard-pages.ts";
import type { DeclaredPage } from "./page.ts";
import { pageAt } from "./page-at.ts";

/**
 * Names of the query parameters that belong to a page: those that it declares, and those of the page that it opens on
 * top of.
 *
 * @example
 * parametersOf(brandsPage) // ["query", "page"]
 */
export function parametersOf({ parameters = [], within }: DeclaredPage): readonly string[] {
  const below = standardPages.find(({ name }) => name === within);
  return below ? [...parameters, ...parametersOf(below)] : parameters;
}

const known = new WeakMap<DeclaredPage, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/**
 * Names of the query parameters that belong to an address; an address without a page has none.
 *
 * @param own `pages.own` of the site
 * @example
 * parametersAt("/brands", []).has("utm_source") // false
 */
export function parametersAt(path: string, own: readonly DeclaredPage[]): ReadonlySet<string> {
  const page = pageAt(path, own)?.page;
  return page ? parametersOfKnown(page) : none;
}

function parametersOfKnown(page: DeclaredPage): ReadonlySet<string> {
  const names = known.get(page) ?? new Set(parametersOf(page));
  known.set(page, names);
  return names;
}

/**
 * The address of a page as search engines should know it: of its parameters those that make another page of it.
 *
 * @param address path and query
 * @example
 * canonicalAddress(brandsPage, "/brands?page=2&query=maz") // "/brands?page=2"
 */
export function canonicalAddress({ canonicalParameters = [] }: DeclaredPage, address: string): string {
  const [path = "", query = ""] = address.split("?");
  const kept = [...new URLSearchParams(query)].filter(([name]) => canonicalParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

/**
 * Whether an address narrows a page by parameters that make no other page of it for search engines, such as the filters
 * of a search (rules 2.7): links to it are `rel="nofollow"`. Never for a page that declares no `canonicalParameters`.
 *
 * @param address path and query
 * @param own `pages.own` of the site
 * @example
 * isFilteredAddress("/search/used-cars?fuel=Diesel", []) // true
 * isFilteredAddress("/search/used-cars?page=2", []) // false
 */
export function isFilteredAddress(address: string, own: readonly DeclaredPage[]): boolean {
  const [path = "", query = ""] = address.replace(/#.*$/, "").split("?");
  const page = query === "" ? undefined : pageAt(path, own)?.page;
  const kept = page?.canonicalParameters;
  if (page === undefined || kept === undefined) return false;
  const read = parametersOfKnown(page);
  return [...new URLSearchParams(query).keys()].some((name) => read.has(name) && !kept.includes(name));
}
