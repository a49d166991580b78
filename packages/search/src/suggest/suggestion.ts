import { emptySearchQuery, parseSearchQuery, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { activeFilters } from "../active-filters.ts";
import type { TypedSuggestions } from "./use-suggestions.ts";

/** One line of the list under the keyword box. */
export interface Suggestion {
  key: string;
  /** Label of its kind, shown before the first of the kind. */
  group: "Search" | "Makes" | "Models" | "Body types" | "Recent searches";
  label: string;
  /** The understood words, or those that were left out. */
  note?: string;
  href: string;
  /** Cars it leads to; not known of recent searches. */
  count?: number;
}

/** What the list is made from. */
export interface SuggestionInput {
  basePath: string;
  /** The search that the words are put on top of. */
  search: SearchQuery;
  typed: TypedSuggestions;
  /** Query strings, the newest first. */
  recent: readonly string[];
  locale: string;
}

const groups = [
  ["makes", "Makes"],
  ["models", "Models"],
  ["bodies", "Body types"],
] as const;

/**
 * Lines under the keyword box: what is found when the words are sent, makes, models and bodies that they may mean, and
 * recent searches while nothing is typed. A make or body takes the place of the half-typed word; the other filters
 * stay.
 *
 * @example
 * suggestions({ typed: { text: "toy", answered: "toy", answer: { words: { to: "/search/used-cars?query=toy", count: 3 }, makes: [{ value: "Toyota", count: 3, to: "/search/used-cars?make=Toyota" }], models: [], bodies: [] } }, … }).map(({ label }) => label)
 * // ["“toy”", "Toyota"]
 */
export function suggestions({
  basePath,
  search,
  typed: { text, answer, answered },
  recent,
  locale,
}: SuggestionInput): Suggestion[] {
  if (text === "") return recent.flatMap((query) => recentSearch(basePath, query, locale));
  if (!answer) return [];
  const { to, count, unmatched } = answer.words;
  const note = meaning(search, to, unmatched, locale);
  // The answer for fewer letters says nothing about these yet.
  const words =
    answered === text
      ? { href: to, count, ...(note === "" ? {} : { note }) }
      : { href: `${searchUrl(basePath, { ...search, query: text, page: 1 })}&ask=1` };
  return [
    { key: "words", group: "Search", label: `“${text}”`, ...words },
    ...groups.flatMap(([kind, group]) =>
      answer[kind].map((each) => ({
        key: `${kind}:${each.value}`,
        group,
        label: each.value,
        count: each.count,
        href: each.to,
      })),
    ),
  ];
}

/** The filters that the words were read as, beside those in force: "SUV, Up to $30,000". */
function meaning(search: SearchQuery, to: string, unmatched: readonly string[] | undefined, locale: string): string {
  const inForce = new Set(activeFilters(search, locale).map(({ label }) => label));
  const read = activeFilters(parseSearchQuery(new URLSearchParams(to.split("?")[1])), locale).filter(
    ({ key, label }) => key !== "query" && !inForce.has(label),
  );
  return [...read.map(({ label }) => label), ...(unmatched ? [`without ‘${unmatched.join(" ")}’`] : [])].join(", ");
}

function recentSearch(basePath: string, query: string, locale: string): Suggestion[] {
  const search = parseSearchQuery(new URLSearchParams(query));
  const words = activeFilters(search, locale)
    .map(({ key, label }) => (key === "query" ? `“${search.query}”` : label))
    .join(", ");
  if (words === "") return [];
  const href = searchUrl(basePath, { ...emptySearchQuery, ...search, page: 1 });
  // Words were kept as they were typed.
  return [
    {
      key: `recent:${query}`,
      group: "Recent searches",
      label: words,
      href: search.query === "" ? href : `${href}&ask=1`,
    },
  ];
}
