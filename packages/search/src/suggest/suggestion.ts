import type { SuggestAnswer } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, setKeywords } from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import { activeFilters } from "../active-filters.ts";
import { searchUrl } from "../search-url.ts";
import { followsTyping } from "./follows-typing.ts";

/** One line of the list under the keyword box. */
export interface Suggestion {
  key: string;
  /** What kind it is, said before the first of its kind. */
  group: "Search" | "Makes" | "Models" | "Body types" | "Recent searches";
  label: string;
  href: string;
  /** Cars it leads to; not known of recent searches and of sentences. */
  count?: number;
}

/** What the list is made from. */
export interface SuggestionInput {
  basePath: string;
  search: SearchQuery;
  text: string;
  answer: SuggestAnswer | undefined;
  /** Query strings, the newest first. */
  recent: readonly string[];
  locale: string;
}

const facets = [
  ["makes", "make", "Makes"],
  ["models", "make_model", "Models"],
  ["bodies", "simple_body", "Body types"],
] as const satisfies readonly (readonly [keyof SuggestAnswer, ListFacetName, Suggestion["group"]])[];

/**
 * Lines under the keyword box: the words as they stand, makes, models and bodies that they may mean, and recent searches
 * while nothing is typed. A make or body takes the place of the half-typed word; the other filters stay.
 *
 * @example
 * suggestions({ text: "toy", answer: { count: 3, makes: [{ value: "Toyota", count: 3 }], models: [], bodies: [] }, … }).map(({ label }) => label)
 * // ["“toy”", "Toyota"]
 */
export function suggestions({ basePath, search, text, answer, recent, locale }: SuggestionInput): Suggestion[] {
  if (text === "") return recent.flatMap((query) => recentSearch(basePath, query, locale));
  if (!answer) return [];
  const rest = setKeywords(search, "");
  return [
    wordsLine(basePath, search, text, answer.count),
    ...facets.flatMap(([kind, name, group]) =>
      answer[kind].map(({ value, count }) => ({ key: `${name}:${value}`, group, label: value, count, href: searchUrl(basePath, { ...rest, filters: { ...rest.filters, [name]: [value] } }) })),
    ),
  ];
}

/** The words as they stand; a sentence is read when the line is followed, so how many cars hold its words says nothing. */
function wordsLine(basePath: string, search: SearchQuery, text: string, count: number): Suggestion {
  const line = { key: "words", group: "Search", label: `“${text}”` } as const;
  const href = searchUrl(basePath, setKeywords(search, text));
  return followsTyping(text) ? { ...line, href, count } : { ...line, label: `Search for ${line.label}`, href: `${href}&ask=1` };
}

function recentSearch(basePath: string, query: string, locale: string): Suggestion[] {
  const search = parseSearchQuery(new URLSearchParams(query));
  const words = activeFilters(search, locale)
    .map(({ key, label }) => (key === "query" ? `“${search.query}”` : label))
    .join(", ");
  return words === "" ? [] : [{ key: `recent:${query}`, group: "Recent searches", label: words, href: searchUrl(basePath, { ...emptySearchQuery, ...search, page: 1 }) }];
}
