import type { SuggestAnswer } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { keywordFields } from "./keyword-fields.ts";
import { scopedSearchKey } from "./scoped-search-key.ts";
import type { SearchAccess } from "./search-access.ts";
import type { SearchVersions } from "./search-cache.ts";
import { stockCollection } from "./search-request.ts";
import { visibilityFilter } from "./visibility-filter.ts";

/** Answers a half-typed keyword of a site. */
export type Suggestions = (site: Site, text: string, versions: SearchVersions) => Promise<SuggestAnswer>;

/** Half-typed keywords kept, the one unused for longest dropped first (decisions.md row 83). */
const mostKept = 500;

/** Shorter words are nearly every other word. */
const lettersForTypos = 4;

/** What is suggested: name in the answer, facet, most values. */
const kinds = [
  ["makes", "make", 3],
  ["models", "make_model", 5],
  ["bodies", "simple_body", 3],
] as const;

/**
 * Makes the suggestions of the keyword box: values of facets that begin with what was typed, a typo forgiven, counted over the
 * visible stock of the site.
 *
 * @throws Error when the search service does not answer
 */
export function createSuggestions(access: SearchAccess, now: () => Date = () => new Date()): Suggestions {
  const answers = new LRUCache<string, Promise<SuggestAnswer>>({ max: mostKept });

  async function ask(site: Site, text: string): Promise<SuggestAnswer> {
    const common = { collection: stockCollection, per_page: 0, include_fields: "id", highlight_fields: "none" };
    const searches = [
      { ...common, q: text, ...keywordFields },
      ...kinds.map(([, field, most]) => ({ ...common, q: "*", query_by: "title", facet_by: field, facet_query: `${field}:${text}`, facet_query_num_typos: text.length < lettersForTypos ? 0 : 1, max_facet_values: most, facet_strategy: "exhaustive" })),
    ];
    const key = scopedSearchKey(access.searchKey, { filter_by: visibilityFilter(site, now()) });
    const [found, ...facets] = (await access.multiSearch({ searches }, key)).results as { found?: number; facet_counts?: { counts: { value: string; count: number }[] }[] }[];
    const values = (kind: number) => facets[kind]?.facet_counts?.[0]?.counts.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count })) ?? [];
    return { count: found?.found ?? 0, makes: values(0), models: values(1), bodies: values(2) };
  }

  return (site, text, { stock, site: version, build }) => {
    const key = `${site.slug} ${version} ${stock} ${build} ${text.toLowerCase()}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(site, text);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
