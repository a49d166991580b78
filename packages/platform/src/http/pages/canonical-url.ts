import {
  budgetParameters,
  calculatorParameters,
  listFacetNames,
  nearbyParameters,
  rangeFacetNames,
} from "@forecourt/core";

/**
 * Every query parameter that a page may read: the search's names (decisions.md row 71), ranges as a form without
 * JavaScript sends them, and those of S1 §2 and S2 §2. `_routes` chooses the loaders of a data request.
 */
const knownParameters = [
  "query",
  ...listFacetNames,
  ...rangeFacetNames,
  ...rangeFacetNames.flatMap((name) => [`${name}_min`, `${name}_max`]),
  "sortBy",
  "page",
  ...nearbyParameters,
  ...budgetParameters,
  "ask",
  ...calculatorParameters,
  "loanTerm",
  "selfAssessedCreditScore",
  "credit_score",
  "whoIsHelping",
  "nvic",
  "ids",
  "car_id",
  "postcode",
  "vin",
  "preferredDealership",
  "vehiclePriceBudget",
  "category",
  "subcategory",
  "dealership",
  "location",
  "type",
  "redirect",
  "back",
  "tab",
  "model_id",
  "booked",
  "booking",
  "held",
  "confirm",
  "replaces",
  "step",
  "_routes",
];
const known = new Set<string>(knownParameters);

/**
 * The address that stands for all that show the same page: known parameters only, in a fixed order of names (repeated
 * ones sorted), without blanks and without repeated slashes. Tracking parameters (utm_*, gclid, fbclid, msclkid) and anything
 * else unknown are dropped: a page cannot read them, so it cannot differ by them.
 *
 * @example
 * canonicalUrl(new URL("http://a.localhost/search/used-cars?utm_source=x&model=CX-5&make=Mazda")).href
 * // "http://a.localhost/search/used-cars?make=Mazda&model=CX-5"
 */
export function canonicalUrl(url: URL): URL {
  const path = singleSlashes(url.pathname);
  if (url.search === "" && path === url.pathname && url.hash === "") return url;
  const pairs = [...url.searchParams].filter(([name, value]) => known.has(name) && value !== "");
  pairs.sort(([one, first], [other, second]) => order(one, other) || order(first, second));
  const canonical = new URL(url.origin);
  canonical.pathname = path;
  canonical.search = new URLSearchParams(pairs).toString();
  return canonical;
}

/**
 * A path with each run of slashes made one: it is the same page.
 *
 * @example
 * singleSlashes("//cars///x") // "/cars/x"
 */
export const singleSlashes = (path: string): string => path.replace(/\/{2,}/g, "/");

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
