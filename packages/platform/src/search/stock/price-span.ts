import { setRange } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { keywordParameters } from "./keyword-parameters.ts";
import type { MultiSearchAnswer, MultiSearchBody } from "../engine/search-access.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import { searchFilter } from "./search-request.ts";
import type { SearchContext } from "./shopper-filters.ts";

/**
 * The lowest and highest price of a search without its ranges of price and weekly figure, for the ends of the weekly slider; undefined
 * where no car has a price or the engine does not answer: the slider then ends at what was found.
 */
export async function priceSpan(
  ask: (body: MultiSearchBody) => Promise<MultiSearchAnswer>,
  site: Site,
  query: SearchQuery,
  around: SearchContext,
): Promise<{ min: number; max: number } | undefined> {
  const filter = searchFilter(
    site,
    setRange(setRange(query, "weekly_price_range", undefined), "price", undefined),
    around,
  );
  const search = {
    collection: carsAlias,
    q: query.query === "" ? "*" : query.query,
    ...keywordParameters(query.query),
    ...(filter === "" ? {} : { filter_by: filter }),
    facet_by: "price",
    max_facet_values: 1,
    per_page: 0,
    include_fields: "id",
    highlight_fields: "none",
  };
  const { results } = await ask({ searches: [search] }).catch(() => ({ results: [] }));
  const { min, max } =
    (results[0] as { facet_counts?: { stats: { min?: number; max?: number } }[] } | undefined)?.facet_counts?.[0]
      ?.stats ?? {};
  return min === undefined || max === undefined ? undefined : { min, max };
}
