import type { SearchResponse } from "@forecourt/api";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { embeddedGeocoder } from "../../domain/places/embedded-places.ts";
import type { Geocoder } from "../../domain/places/geocoder.ts";
import { compileResults } from "../ask/compile-results.ts";
import { createAskEngine } from "../ask/create-ask-engine.ts";
import type { AskEngine } from "../ask/create-ask-engine.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import { findDidYouMean } from "./find-did-you-mean.ts";
import { locateSearch } from "./locate-search.ts";
import { matchedKeywords } from "./matched-keywords.ts";
import type { QuotedCars } from "./quoted-cars.ts";
import { relaxFilters } from "./relax-filters.ts";
import { searchAnswer } from "./search-answer.ts";

/** Answers a shopper's search of a site's stock. */
export type StockSearch = (site: Site, query: SearchQuery) => Promise<SearchResponse>;

/** Answers for which a part that they can do without was asked for and did not come. */
const partialAnswers = new WeakSet<SearchResponse>();

/**
 * Whether an answer lacks a part that the engine did not give, such as which filter hides the cars: it is no answer to
 * keep.
 */
export const isPartialAnswer = (answer: SearchResponse): boolean => partialAnswers.has(answer);

/**
 * Makes the stock search: the cars and counts of a search with one request; where it finds nothing, what was meant and
 * which way leads out with a few more.
 */
export function createStockSearch({
  access,
  geocoder = embeddedGeocoder,
  quotedCars,
  now = () => new Date(),
}: {
  access: SearchAccess;
  geocoder?: Geocoder;
  /** The cars of a site with a lender's quote. @default none */
  quotedCars?: QuotedCars;
  now?: () => Date;
}): StockSearch {
  const askEngine = createAskEngine(access, now);

  return async (site, query) => {
    const asksWeekly =
      query.budget?.weeklyDollars !== undefined ||
      query.ranges.weekly_price_range ||
      site.search.facets.includes("weekly_price_range");
    const [located, quoted] = await Promise.all([
      locateSearch(geocoder, site, query.nearby),
      asksWeekly ? quotedCars?.(site) : undefined,
    ]);
    const context = { place: located.place, quoted, now: now() };
    const find = async (asked: SearchQuery): Promise<SearchResponse> => {
      const compiled = compileResults(site, asked, context);
      return searchAnswer(site, asked, compiled, await askEngine(site, compiled.searches), {
        now: context.now,
        located,
        quoted,
      });
    };
    const answer = await find(query);
    if (answer.count > 0) return answer;

    let isPartial = false;
    /** For what the answer can do without. */
    const ask: AskEngine = (...asked) =>
      askEngine(...asked).catch((error: unknown) => {
        isPartial = true;
        throw error;
      });
    const matched = await matchedKeywords(ask, site, query, context).catch(() => undefined);
    const without = matched && (await find({ ...query, query: matched.query }));
    const found = matched && without && without.count > 0 ? { ...without, unmatched: matched.unmatched } : undefined;
    const [meant, widen] = await Promise.all([
      findDidYouMean(ask, site, query, found?.unmatched ?? query.query.split(" "), context),
      found ? [] : relaxFilters(ask, site, query, context),
    ]);
    const whole = {
      ...(found ?? answer),
      ...(meant.length > 0 ? { meant } : {}),
      ...(widen.length > 0 ? { widen } : {}),
    };
    if (isPartial) partialAnswers.add(whole);
    return whole;
  };
}
