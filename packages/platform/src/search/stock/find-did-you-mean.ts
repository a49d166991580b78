import type { SearchResponse } from "@forecourt/api";
import { setKeywords } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { MultiSearchAnswer, MultiSearchBody } from "../engine/search-access.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import { searchFilter } from "./search-request.ts";
import type { SearchContext } from "./shopper-filters.ts";

/** Words that are looked at. */
const maxWords = 2;
/** More typos than a search forgives: it is only asked whether this was meant. */
const forgiving = {
  num_typos: 2,
  min_len_1typo: 4,
  min_len_2typo: 5,
  typo_tokens_threshold: 1,
  drop_tokens_threshold: 0,
  prefix: false,
};
/** Field with the words, facet with the name of what is meant. */
const kinds = [
  ["make", "make"],
  ["model", "make_model"],
] as const;

type Meant = NonNullable<SearchResponse["meant"]>;
interface Counted {
  facet_counts?: { counts: { value: string; count: number }[] }[];
}

/**
 * Makes and models of the site's own stock that a word nobody has may be a slip of: "tesler" is Tesla. Within the other filters of the search,
 * with how many cars. None when the engine does not answer: the page is whole without it.
 */
export async function findDidYouMean(
  ask: (body: MultiSearchBody) => Promise<MultiSearchAnswer>,
  site: Site,
  query: SearchQuery,
  words: readonly string[],
  around: SearchContext,
): Promise<Meant> {
  const filter = searchFilter(site, setKeywords(query, ""), around);
  const asked = words
    .filter((word) => /^\p{L}[\p{L}\p{N}-]{3,}$/u.test(word))
    .slice(0, maxWords)
    .flatMap((word) => kinds.map(([field, name]) => ({ word, field, name })));
  if (asked.length === 0) return [];
  const searches = asked.map(({ word, field, name }) => ({
    collection: carsAlias,
    q: word,
    query_by: field,
    ...forgiving,
    facet_by: name,
    max_facet_values: 1,
    ...(filter === "" ? {} : { filter_by: filter }),
    per_page: 0,
    include_fields: "id",
    highlight_fields: "none",
  }));
  const { results } = await ask({ searches }).catch(() => ({ results: [] }));
  return asked.flatMap(({ word, name }, index) => {
    const [best] = (results[index] as Counted | undefined)?.facet_counts?.[0]?.counts ?? [];
    const isSaid = best?.value.toLowerCase().split(" ").includes(word.toLowerCase());
    return best && !isSaid ? [{ word, name, value: best.value, count: best.count }] : [];
  });
}
