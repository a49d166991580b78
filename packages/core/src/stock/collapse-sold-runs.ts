import type { CarPart } from "../car/car-part.ts";
import { isSold } from "./availability.ts";

/**
 * Keeps the first of each run of sold cars in a page of results, unless every car on it is sold (S1 §4). Counts and
 * paging are not touched (decisions.md row 29).
 *
 * @example
 * collapseSoldRuns([{ status: "sold" }, { status: "sold" }, { status: "in_stock" }]) // [{ status: "sold" }, { status: "in_stock" }]
 */
export function collapseSoldRuns<Hit extends CarPart<"status">>(hits: readonly Hit[]): Hit[] {
  if (hits.every(isSold)) return [...hits];
  return hits.filter((hit, index) => {
    const previous = hits[index - 1];
    return !(isSold(hit) && previous !== undefined && isSold(previous));
  });
}
