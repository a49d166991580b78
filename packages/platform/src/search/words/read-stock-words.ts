import type { CountedMake, CountedWord, SearchQuery, SearchWords } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { withOneSpelling } from "../ask/choice-spellings.ts";
import { compileSearch } from "../ask/compile-search.ts";
import type { AskEngine, EngineResult } from "../ask/create-ask-engine.ts";

/** What of a site's words its stock says. */
export type StockWords = Pick<SearchWords, "count" | "carTypes" | "makes" | "bodies"> & {
  dealerships: readonly CountedWord[];
};

/** Values of a facet that are asked for; no site sells more makes or models of one make. */
const maxValues = 1000;

/**
 * Reads the makes, models, bodies, conditions and dealerships of the cars that a site shows from the search engine's
 * facets: one search for the site, one for the models of each make.
 *
 * @param query counts the cars of this search alone
 * @throws Error when the engine does not answer
 */
export async function readStockWords(ask: AskEngine, site: Site, query: SearchQuery): Promise<StockWords> {
  const facets = ["car_type", "make", "simple_body", "dealership_slug"];
  const [whole] = await ask(site, [compileSearch(site, query, {}, { facets, maxValues })]);
  const makes = valuesOf(whole, "make");
  const models = await ask(
    site,
    makes.map(({ name }) =>
      compileSearch(
        site,
        { ...query, filters: { ...query.filters, make: [name] } },
        {},
        { facets: ["model"], maxValues },
      ),
    ),
  );
  return {
    count: whole?.found ?? 0,
    carTypes: Object.fromEntries(valuesOf(whole, "car_type").map(({ name, count }) => [name, count])),
    makes: makes.map((make, index): CountedMake => ({ ...make, models: valuesOf(models[index], "model") })),
    bodies: valuesOf(whole, "simple_body"),
    dealerships: valuesOf(whole, "dealership_slug"),
  };
}

function valuesOf(answer: EngineResult | undefined, field: string): CountedWord[] {
  const counts = answer?.facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
  return withOneSpelling(counts).map(({ value, count }) => ({ name: value, count }));
}
