import type { SearchResponse } from "@forecourt/api";
import { setKeywords } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { compileSearch } from "../ask/compile-search.ts";
import type { AskEngine } from "../ask/create-ask-engine.ts";
import type { SearchContext } from "../ask/search-context.ts";

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

/**
 * Makes and models of the site's own stock that a word nobody has may be a slip of: "tesler" is Tesla. Within the other
 * filters of the search, with how many cars. None when the engine does not answer: the page is whole without it.
 */
export async function findDidYouMean(
  ask: AskEngine,
  site: Site,
  query: SearchQuery,
  words: readonly string[],
  context: SearchContext,
): Promise<Meant> {
  const asked = words
    .filter((word) => /^\p{L}[\p{L}\p{N}-]{3,}$/u.test(word))
    .slice(0, maxWords)
    .flatMap((word) => kinds.map(([field, name]) => ({ word, field, name })));
  if (asked.length === 0) return [];
  const searches = asked.map(({ word, field, name }) => ({
    ...compileSearch(site, setKeywords(query, ""), context, { facets: [name], maxValues: 1 }),
    q: word,
    query_by: field,
    ...forgiving,
  }));
  const results = await ask(site, searches).catch(() => []);
  return asked.flatMap(({ word, name }, index) => {
    const [best] = results[index]?.facet_counts[0]?.counts ?? [];
    const isSaid = best?.value.toLowerCase().split(" ").includes(word.toLowerCase());
    return best && !isSaid ? [{ word, name, value: best.value, count: best.count }] : [];
  });
}
