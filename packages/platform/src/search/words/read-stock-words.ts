import type { CountedMake, CountedWord, SearchWords } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { scopedSearchKey } from "../engine/scoped-search-key.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import { visibilityFilter } from "../stock/visibility-filter.ts";

/** What of a site's words its stock says. */
export type StockWords = Pick<SearchWords, "count" | "carTypes" | "makes" | "bodies"> & {
  dealerships: readonly CountedWord[];
};

/** Values of a facet that are asked for; no site sells more makes or models of one make. */
const maxValues = 1000;
/** The protocol's limit. */
const searchesAtOnce = 50;

interface FacetAnswer {
  found?: number;
  facet_counts?: { field_name: string; counts: { value: string; count: number }[] }[];
  error?: string;
}

/**
 * Reads the makes, models, bodies, conditions and dealerships of the cars that a site shows from the search engine's
 * facets: one search for the site, one for the models of each make.
 *
 * @param filter counts the cars within this filter of the engine alone
 * @throws Error when the engine does not answer
 */
export async function readStockWords(
  access: SearchAccess,
  site: Site,
  now: Date,
  filter?: string,
): Promise<StockWords> {
  const within = (more?: string) =>
    filter === undefined && more === undefined
      ? {}
      : { filter_by: [filter, more].filter((part) => part !== undefined).join(" && ") };
  const key = scopedSearchKey(access.searchKey, { filter_by: visibilityFilter(site, now) });
  const [whole] = await ask([{ ...facets("car_type,make,simple_body,dealership_slug"), ...within() }]);
  const makes = valuesOf(whole, "make").filter(({ name }) => !name.includes("`"));
  const models: FacetAnswer[] = [];
  for (let first = 0; first < makes.length; first += searchesAtOnce)
    models.push(
      ...(await ask(
        makes
          .slice(first, first + searchesAtOnce)
          .map(({ name }) => ({ ...facets("model"), ...within(`make:=\`${name}\``) })),
      )),
    );
  return {
    count: whole?.found ?? 0,
    carTypes: Object.fromEntries(valuesOf(whole, "car_type").map(({ name, count }) => [name, count])),
    makes: makes.map((make, index): CountedMake => ({ ...make, models: valuesOf(models[index], "model") })),
    bodies: valuesOf(whole, "simple_body"),
    dealerships: valuesOf(whole, "dealership_slug"),
  };

  async function ask(searches: Record<string, unknown>[]): Promise<FacetAnswer[]> {
    const { results } = await access.multiSearch({ searches }, key);
    const answers = results as FacetAnswer[];
    const failed = answers.find(({ error }) => error !== undefined);
    if (failed)
      throw new Error(
        `[search] The search engine refused to count the stock of ${site.slug}: ${failed.error}. Run: forecourt doctor`,
      );
    return answers;
  }
}

const facets = (names: string) => ({
  collection: carsAlias,
  q: "*",
  query_by: "title",
  facet_by: names,
  max_facet_values: maxValues,
  per_page: 0,
});

function valuesOf(answer: FacetAnswer | undefined, field: string): CountedWord[] {
  return (
    answer?.facet_counts
      ?.find(({ field_name }) => field_name === field)
      ?.counts.map(({ value, count }) => ({ name: value, count })) ?? []
  );
}
