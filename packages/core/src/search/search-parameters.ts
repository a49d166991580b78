import { budgetParameters } from "./budget-terms.ts";
import { listFacetNames, rangeFacetNames } from "./facet-names.ts";
import { nearbyParameters } from "./nearby.ts";
import { showAllParameter } from "./show-all.ts";

/**
 * Names of the query parameters of a search: those that `parseSearchQuery` reads, with ranges as a form without
 * JavaScript sends them too (decisions.md row 71), `ask`, with which the keyword box has its phrase read, and `show`,
 * the facet shown with all of its values.
 */
export const searchParameters: readonly string[] = /* @__PURE__ */ [
  "query",
  "ask",
  "sortBy",
  "page",
  showAllParameter,
].concat(
  listFacetNames,
  rangeFacetNames,
  /* @__PURE__ */ rangeFacetNames.flatMap((name) => [`${name}_min`, `${name}_max`]),
  nearbyParameters,
  budgetParameters,
);
