import type { SuggestAnswer } from "@forecourt/api";
import { emptySearchQuery, applyPlainSearch, searchUrl, withPathFilters } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { embeddedGeocoder } from "../../domain/places/embedded-places.ts";
import type { Geocoder } from "../../domain/places/geocoder.ts";
import { withOneSpelling } from "../ask/choice-spellings.ts";
import { compileSearch } from "../ask/compile-search.ts";
import { createAskEngine } from "../ask/create-ask-engine.ts";
import { maxCandidates } from "../ask/keyword-parameters.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import type { PlainSearchReader } from "./create-plain-search.ts";
import { locateSearch } from "./locate-search.ts";
import { matchedKeywords } from "./matched-keywords.ts";
import type { QuotedCars } from "./quoted-cars.ts";
import type { SearchVersions } from "./search-versions.ts";

/** What is typed, and on top of which search. */
export interface TypedWords {
  text: string;
  /** Path of the search in force, and the choices that it makes. */
  basePath: string;
  pathFilters: PathFilters;
  /** What is in force below the path. */
  search: SearchQuery;
}

/** Answers half-typed words of a site. */
export type Suggestions = (site: Site, typed: TypedWords, versions: SearchVersions) => Promise<SuggestAnswer>;

/** What suggestions stand on. */
export interface SuggestionsOptions {
  access: SearchAccess;
  plainSearch: PlainSearchReader;
  geocoder?: Geocoder;
  /** @default none */
  quotedCars?: QuotedCars;
  now?: () => Date;
}

/** Half-typed words kept, those unused for longest dropped first (decisions.md row 83). */
const maxKept = 500;

/** Shorter words are nearly every other word. */
const lettersForTypos = 4;

/** Kinds of suggestions: name in the answer, facet, most values. */
const kinds = [
  ["makes", "make", 3],
  ["models", "make_model", 5],
  ["bodies", "simple_body", 3],
] as const;

/**
 * Makes the suggestions of the keyword box: what the words find when they are sent, and values of facets that begin
 * with what was typed, a typo forgiven. Every count is that of the search its address leads to, the other filters in
 * force included.
 *
 * @throws Error when the search service does not answer
 */
export function createSuggestions({
  access,
  plainSearch,
  geocoder = embeddedGeocoder,
  quotedCars,
  now = () => new Date(),
}: SuggestionsOptions): Suggestions {
  const ask = createAskEngine(access, now);
  const answers = new LRUCache<string, Promise<SuggestAnswer>>({ max: maxKept });

  async function suggest(
    site: Site,
    { text, basePath, pathFilters, search }: TypedWords,
    versions: SearchVersions,
  ): Promise<SuggestAnswer> {
    const place = { basePath, pathFilters, defaultPath: site.search.defaultPath };
    const onTop = (read: SearchQuery) => applyPlainSearch(place, search, read);
    const whole = (asked: { path: string; search: SearchQuery }) =>
      asked.path === basePath ? withPathFilters(asked.search, pathFilters) : asked.search;
    const { search: read } = await plainSearch(site, text, versions);
    const words = onTop(read);
    const wanted = whole(words);
    const asksWeekly = [wanted, search].some(
      ({ budget, ranges }) => budget?.weeklyDollars !== undefined || ranges.weekly_price_range,
    );
    const [located, inForce, quoted] = await Promise.all([
      locateSearch(geocoder, site, wanted.nearby),
      locateSearch(geocoder, site, search.nearby),
      asksWeekly ? quotedCars?.(site) : undefined,
    ]);
    const context = { place: located.place, quoted, now: now() };
    const counting = (query: string) => compileSearch(site, { ...wanted, query }, context);
    const values = kinds.map(([, field, most]) => {
      // No value is empty: the search that a value of this facet is put on top of.
      const { [field]: _, ...filters } = whole(onTop({ ...emptySearchQuery, filters: { [field]: [""] } })).filters;
      const within = { ...search, query: "", filters };
      return {
        ...compileSearch(site, within, { ...context, place: inForce.place }, { facets: [field], maxValues: most }),
        facet_query: `${field}:${text}`,
        facet_query_num_typos: text.length < lettersForTypos ? 0 : 1,
        max_candidates: maxCandidates,
      };
    });
    const [found, ...facets] = await ask(site, [counting(wanted.query), ...values]);
    const count = found?.found ?? 0;
    const matched = count > 0 ? undefined : await matchedKeywords(ask, site, wanted, context);
    const without = matched && (await ask(site, [counting(matched.query)]))[0]?.found;

    const placeOf = ({ path, search: at }: { path: string; search: SearchQuery }) => searchUrl(path, at);
    const suggested = (kind: 0 | 1 | 2) =>
      withOneSpelling(facets[kind]?.facet_counts[0]?.counts ?? [])
        .filter((each) => each.count > 0)
        .map((each) => ({
          value: each.value,
          count: each.count,
          to: placeOf(onTop({ ...emptySearchQuery, filters: { [kinds[kind][1]]: [each.value] } })),
        }));
    return {
      words: {
        to: placeOf(words),
        count: without ?? count,
        ...(matched && without ? { unmatched: matched.unmatched } : {}),
      },
      makes: suggested(0),
      models: suggested(1),
      bodies: suggested(2),
    };
  }

  return (site, typed, versions) => {
    const key = `${site.slug} ${versions.site} ${versions.stock} ${versions.build} ${typed.text.toLowerCase()} ${searchUrl(typed.basePath, typed.search)}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = suggest(site, typed, versions);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
