import { searchPath } from "../pages/search.ts";
import { bodySegment } from "../body/body-segment.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import type { CarType } from "../entities/car.ts";
import { conditionSegment } from "./search-condition.ts";

/**
 * Path of the cars of a make, or of one of its models.
 *
 * @example
 * makeSearchPath("Mazda", "CX-5") // "/search/mazda/cx-5"
 */
export function makeSearchPath(make: string, model?: string): string {
  return `${searchPath}/${pathSegment(make)}${model === undefined ? "" : `/${pathSegment(model)}`}`;
}

/**
 * Path of the cars of a body.
 *
 * @example
 * bodySearchPath("Ute / Tray") // "/search/ute"
 */
export function bodySearchPath(simpleBody: string): string {
  return `${searchPath}/${bodySegment(simpleBody)}`;
}

/**
 * Path of the cars of a dealership (S1 §2, "See more from this dealer").
 *
 * @example
 * dealershipSearchPath("harbour-mazda") // "/search/harbour-mazda"
 */
export function dealershipSearchPath(slug: string): string {
  return `${searchPath}/${pathSegment(slug)}`;
}

/**
 * Path of the cars of some conditions; of all of them for none.
 *
 * @example
 * conditionSearchPath(["used"]) // "/search/used-cars"
 */
export function conditionSearchPath(carTypes: readonly CarType[] = []): string {
  return `${searchPath}/${conditionSegment(carTypes)}`;
}

/**
 * The path that search engines may keep for one value of a facet, for tiles and lists that crawlers should follow;
 * undefined where there is none: fewer cars than the site asks for, or a facet that no path is made of (rules 2.7). A
 * link to anything else is `rel="nofollow"`.
 *
 * @param minimum cars that an indexed search page needs
 * @example
 * facetSearchPath("make", { value: "Mazda", count: 12 }, { minimum: 3 }) // "/search/mazda"
 * facetSearchPath("fuel", { value: "Petrol", count: 12 }, { minimum: 3 }) // undefined
 */
export function facetSearchPath(
  name: string,
  { value, count }: { value: string; count: number },
  { minimum }: { minimum: number },
): string | undefined {
  if (count < minimum || pathSegment(value) === "") return undefined;
  if (name === "make") return makeSearchPath(value);
  if (name === "simple_body") return bodySearchPath(value);
  if (name === "dealership_slug") return dealershipSearchPath(value);
  return name === "car_type" && isCarType(value) ? conditionSearchPath([value]) : undefined;
}

const isCarType = (value: string): value is CarType => value === "new" || value === "demo" || value === "used";
