import { countFacet } from "./facets.ts";
import type { FacetContext, FacetCounts } from "./facets.ts";
import type { parseFacetQuery } from "./facet-spec.ts";
import type { FacetSpec } from "./facet-spec.ts";
import { limits } from "./limits.ts";
import type { SearchParams } from "./search-params.ts";
import { candidatesAsked } from "./text-query.ts";

/** Counts the values of each facet asked for among the rows found. */
export function countFacets(
  facets: readonly FacetSpec[],
  params: SearchParams,
  query: ReturnType<typeof parseFacetQuery>,
  counted: Omit<FacetContext, "maxValues" | "query" | "strategy" | "marks">,
): FacetCounts[] {
  if (facets.length === 0) return [];
  const context: FacetContext = {
    ...counted,
    maxValues: Math.min(limits.facetValues, params.count("max_facet_values", 10)),
    query: query && {
      ...query,
      typos: Math.min(2, params.count("facet_query_num_typos", 2)),
      maxCandidates: candidatesAsked(counted.index, params),
    },
    strategy: params.text("facet_strategy", "automatic"),
    marks: { start: params.text("highlight_start_tag", "<mark>"), end: params.text("highlight_end_tag", "</mark>") },
  };
  return facets.map((facet) => {
    counted.deadline.check();
    return countFacet(facet, context);
  });
}
