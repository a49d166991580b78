import type { SearchPathAnswer } from "@forecourt/api";
import type { ListFacetName, PathFilters } from "@forecourt/core";
import { data, redirect } from "react-router";

/** Facets that are still to choose on a path. */
export function facetsBelowPath<Name extends string>(facets: readonly Name[], chosen: PathFilters): Name[] {
  return facets.filter((name) => !Object.hasOwn(chosen, name as unknown as ListFacetName));
}

/** What a search page is told when its path is none. */
export interface UnknownSearchData {
  unknownSearch: Pick<Extract<SearchPathAnswer, { outcome: "unknown" }>, "word" | "suggestions">;
}

/**
 * The place of a search path.
 *
 * @throws a redirect to the path's own spelling (301, its query kept), or a 404 with what comes closest
 */
export function foundPlace(answer: SearchPathAnswer, url: URL): Extract<SearchPathAnswer, { outcome: "found" }> {
  if (answer.outcome === "found") return answer;
  // The page cache puts the whole query back, with what it dropped from the canonical address.
  if (answer.outcome === "moved")
    throw redirect(`${answer.to}${url.search}`, {
      status: 301,
      headers: { "x-keep-query": "1", "cache-control": "public, max-age=3600" },
    });
  const unknown: UnknownSearchData = { unknownSearch: { word: answer.word, suggestions: answer.suggestions } };
  throw data(unknown, { status: 404 });
}
