import type { SearchResponse } from "@forecourt/api";
import { listFacetNames } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import algoliasearchHelper from "algoliasearch-helper";
import { LRUCache } from "lru-cache";
import { embeddedGeocoder } from "../../domain/places/embedded-places.ts";
import type { Geocoder } from "../../domain/places/geocoder.ts";
import { numberFacetOptions } from "./facet-buckets.ts";
import { keywordParameters } from "./keyword-parameters.ts";
import { locateSearch } from "./locate-search.ts";
import type { LocatedSearch } from "./locate-search.ts";
import { loadTypesenseAdapter } from "../engine/load-typesense-adapter.ts";
import type { TypesenseAdapter } from "../engine/load-typesense-adapter.ts";
import { matchedKeywords } from "./matched-keywords.ts";
import { findDidYouMean } from "./find-did-you-mean.ts";
import { scopedSearchKey } from "../engine/scoped-search-key.ts";
import type { MultiSearchAnswer, MultiSearchBody, SearchAccess } from "../engine/search-access.ts";
import { priceSpan } from "./price-span.ts";
import type { QuotedCars } from "./quoted-cars.ts";
import type { IndexedHit } from "./search-answer.ts";
import { searchAnswer } from "./search-answer.ts";
import { searchParameters } from "./search-request.ts";
import { isOneRate } from "./shopper-filters.ts";
import type { SearchContext } from "./shopper-filters.ts";
import { visibilityFilter, visibilityStepMs } from "./visibility-filter.ts";
import { relaxFilters } from "./relax-filters.ts";

/** Answers a shopper's search of a site's stock. */
export type StockSearch = (site: Site, query: SearchQuery) => Promise<SearchResponse>;

/** Asks the engine with the key of the site. */
type Ask = (body: MultiSearchBody) => Promise<MultiSearchAnswer>;

/** Answers for which a part that they can do without was asked for and did not come. */
const partialAnswers = new WeakSet<SearchResponse>();

/** Whether an answer lacks a part that the engine did not give, such as which filter hides the cars: it is no answer to keep. */
export const isPartialAnswer = (answer: SearchResponse): boolean => partialAnswers.has(answer);

/** Sites whose adapter is kept at hand. */
const maxSites = 1000;

/**
 * Makes the stock search: typesense-instantsearch-adapter under the search helper, on the given engine. What a site may
 * see (its own cars, and of them the visible ones) is signed into the key of each search, so no parameter of a request
 * can widen it.
 */
export function createStockSearch(
  access: SearchAccess,
  now: () => Date = () => new Date(),
  geocoder: Geocoder = embeddedGeocoder,
  quotedCars?: QuotedCars,
): StockSearch {
  const adapters = new LRUCache<string, { site: Site; step: number; adapter: TypesenseAdapter; ask: Ask }>({
    max: maxSites,
  });

  function adapterFor(site: Site): { adapter: TypesenseAdapter; ask: Ask } {
    const at = now();
    const step = Math.floor(at.getTime() / visibilityStepMs);
    const known = adapters.get(site.slug);
    if (known?.site === site && known.step === step) return known;
    const key = scopedSearchKey(access.searchKey, { filter_by: visibilityFilter(site, at) });
    const adapter = known?.site === site ? known.adapter : newAdapter(site);
    const ask: Ask = (body) => access.multiSearch(body, key);
    // How keywords are asked for hangs on the keywords, which the adapter's own parameters cannot say.
    adapter.typesenseClient = {
      multiSearch: {
        perform: ({ searches }) =>
          ask({ searches: searches.map((search) => ({ ...search, ...keywordParameters(String(search["q"])) })) }),
      },
    };
    const made = { site, step, adapter, ask };
    adapters.set(site.slug, made);
    return made;
  }

  async function find(
    { adapter, ask }: { adapter: TypesenseAdapter; ask: Ask },
    site: Site,
    query: SearchQuery,
    located: LocatedSearch,
    around: SearchContext,
  ): Promise<SearchResponse> {
    const parameters = searchParameters(site, query, around);
    // The adapter types its client by instantsearch.js, the helper by algoliasearch; the calls are the same.
    const helper = algoliasearchHelper(adapter.searchClient as never, parameters.index ?? "");
    // Where figures are no prices, a chosen range of them would hide what else there is to choose.
    const isNarrowed = query.ranges.weekly_price_range && !isOneRate(site, around.quoted);
    const [{ content }, span] = await Promise.all([
      helper.searchOnce(parameters),
      isNarrowed ? priceSpan(ask, site, query, around) : undefined,
    ]);
    return searchAnswer(site, content as algoliasearchHelper.SearchResults<IndexedHit>, query, {
      located,
      span,
      quoted: around.quoted,
    });
  }

  return async (site, query) => {
    const asksWeekly =
      query.budget?.weeklyDollars !== undefined ||
      query.ranges.weekly_price_range ||
      site.search.facets.includes("weekly_price_range");
    const [located, quoted] = await Promise.all([
      locateSearch(geocoder, site, query.nearby),
      asksWeekly ? quotedCars?.(site) : undefined,
    ]);
    const around = { place: located.place, quoted, now: now() };
    const { adapter, ask: send } = adapterFor(site);
    let isPartial = false;
    const ask: Ask = (body) =>
      send(body).catch((error: unknown) => {
        isPartial = true;
        throw error;
      });
    const asked = { adapter, ask };
    const marked = (found: SearchResponse): SearchResponse => {
      if (isPartial) partialAnswers.add(found);
      return found;
    };
    const answer = await find(asked, site, query, located, around);
    if (answer.count > 0) return marked(answer);
    const matched = await matchedKeywords(ask, site, query, around).catch(() => undefined);
    const without = matched && (await find(asked, site, { ...query, query: matched.query }, located, around));
    const found = matched && without && without.count > 0 ? { ...without, unmatched: matched.unmatched } : undefined;
    const [meant, widen] = await Promise.all([
      findDidYouMean(ask, site, query, found?.unmatched ?? query.query.split(" "), around),
      found ? [] : relaxFilters(ask, site, query, around),
    ]);
    return marked({
      ...(found ?? answer),
      ...(meant.length > 0 ? { meant } : {}),
      ...(widen.length > 0 ? { widen } : {}),
    });
  };
}

function newAdapter(site: Site): TypesenseAdapter {
  const Adapter = loadTypesenseAdapter();
  return new Adapter({
    // Never used: the client is replaced by the platform's own access to the engine.
    server: { apiKey: "-", nodes: [{ host: "localhost", port: 1, protocol: "http" }] },
    facetableFieldsWithSpecialCharacters: [...listFacetNames],
    facetByOptions: numberFacetOptions(site),
    additionalSearchParameters: {
      ...keywordParameters(""),
      // Else the engine counts only what is most frequent among the stock of all sites.
      facet_strategy: "exhaustive",
      include_fields: "card,place",
      highlight_full_fields: "",
      highlight_fields: "none",
      enable_highlight_v1: false,
    },
  });
}
