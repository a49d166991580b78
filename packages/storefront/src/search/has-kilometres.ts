import type { Site } from "@forecourt/core/schemas";

/**
 * Whether results are ordered by kilometres: not at a dealer of caravans, unless motorhomes are filtered by them.
 * Undefined for yes, so that pages need not say it.
 *
 * @example
 * hasKilometres({ tradeIn: { kind: "caravan" }, search: { facets: ["price", "sleeps"] } }) // false
 */
export function hasKilometres({
  tradeIn,
  search,
}: {
  tradeIn: Pick<Site["tradeIn"], "kind">;
  search: Pick<Site["search"], "facets">;
}): false | undefined {
  return tradeIn.kind === "caravan" && !search.facets.includes("km") ? false : undefined;
}
