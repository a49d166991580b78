import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import {
  areFarApart,
  budgetTermYears,
  offeredTermYears,
  searchBelowPath,
  searchPageFacts,
  searchQueryToParams,
  searchUrl,
  siteLocale,
  withPathFilters,
} from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { shownDealership } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { bodyOutline } from "@forecourt/search/results";
import { data, redirect } from "react-router";
import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { makeLogos } from "../directory/make-logos.ts";
import { stockMakes } from "../directory/stock-makes.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { extrasChangeAt, resultExtras } from "../result-extras.ts";
import type { DealershipPageData } from "../root/dealership-site.ts";
import { facetsBelowPath, foundPlace } from "../search-place.ts";
import { askedSearch } from "./asked-search.ts";
import { budgetRates } from "./budget-rates.ts";
import { hasKilometres } from "./has-kilometres.ts";
import { latestArrivals } from "./latest-arrivals.ts";
import { nearestCar } from "./nearest-car.ts";
import { searchFailure } from "./search-failure.ts";
import { sendSearchPage } from "./search-page-data.ts";
import type { SearchPageData, SentSearchPage } from "./search-page-data.ts";

/**
 * Finds the cars of a search path; the facets of the address narrow it, the path itself makes choices of its own
 * (S1 §2).
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const refused = (error: unknown): never => {
    throw searchFailure(error);
  };
  const place = foundPlace(
    await api.getSearchPath({ path: url.pathname }, { signal: request.signal }).catch(refused),
    url,
  );
  const { path: basePath, filters: pathFilters } = place;
  const params = pageParameters("search", request);
  const search = searchBelowPath(params, pathFilters, site);
  if (params.has("ask"))
    throw await askedSearch({
      api,
      site,
      basePath,
      pathFilters,
      search,
      params,
      signal: request.signal,
    });
  const hasTiles = search.page === 1 && site.search.facetTiles.length > 0;
  const asksMakes = hasTiles && site.search.facetTiles.includes("make");
  // Without them, tiles show initials in place of logos.
  const makes = asksMakes ? stockMakes(api, request.signal).catch(() => []) : [];
  const asked = withPathFilters(search, pathFilters);
  const result = await api.search(searchQueryToParams(asked), { signal: request.signal }).catch(refused);
  if (search.page > 1 && search.page > result.pages)
    throw redirect(searchUrl(basePath, { ...search, page: Math.max(1, result.pages) }));
  const instead = result.count === 0 ? await carsInstead(api, asked, request.signal) : undefined;
  const { priceSlider, makesShown, priceAscendingNeedsPrice, columns } = site.search;
  const facets = facetsBelowPath(site.search.facets, pathFilters);
  const origin = siteOrigin(site, request);
  const locale = siteLocale(site);
  const facts = searchPageFacts({
    place,
    search,
    count: result.count,
    siteName: site.name,
    locale,
    vehicles: site.search.vehicleType,
    minimum: site.pages.indexedSearchMinimum,
  });
  const years = offeredTermYears(site);
  return data<SentSearchPage & DealershipPageData & { head: MetaDescriptor[] }>(
    sendSearchPage(
      {
        basePath,
        pathFilters,
        search,
        result: offered(result, facets),
        heading: facts.heading,
        facets,
        view: { priceSlider, makesShown, priceAscendingNeedsPrice, columns, hasKilometres: hasKilometres(site) },
        offersDistance: areFarApart(site.locations.map(({ address }) => address)),
        budgetRates: budgetRates(site),
        budgetYears: years.length < budgetTermYears.length ? years : undefined,
        extras: resultExtras(site, { page: search.page, query: url.search, now: context.get(nowContext) }),
        latest: instead?.latest,
        nearest: instead?.nearest,
        tiles: hasTiles ? facetTiles(site, result, await makes) : undefined,
        related: place.related,
        // Set only on pages whose cars are listed for search engines.
        listOrigin: facts.isListed ? origin : undefined,
        now: context.get(nowContext).getTime(),
      },
      {
        shownDealership: shownDealership(site, onlyOne(pathFilters.dealership_slug)),
        head: pageHead({
          title: facts.title,
          description: facts.description,
          page: "search",
          site,
          request,
          address: facts.canonical,
          index: facts.index,
          image: result.hits[0]?.primary_image_url,
        }),
      },
    ),
    {
      status: facts.status,
      headers: expiryHeaders({
        site,
        now: context.get(nowContext),
        cars: result.hits,
        changes: extrasChangeAt(site, context.get(nowContext)),
      }),
    },
  );
}

/** What a page without cars shows instead, as far as it is found. */
async function carsInstead(api: ApiClient, asked: SearchQuery, signal: AbortSignal) {
  const latest = await latestArrivals(api, { signal }).catch(() => undefined);
  const nearest = await nearestCar(api, asked, { signal }).catch(() => undefined);
  return { latest, nearest };
}

/** Data of the tiles above the cars, such as logos of makes and outlines of bodies. */
const facetTiles = (
  { search: { facetTiles: facets }, pages }: Site,
  result: SearchResponse,
  makes: Awaited<ReturnType<typeof stockMakes>>,
): NonNullable<SearchPageData["tiles"]> => ({
  facets,
  logos: makeLogos(pages, makes),
  outlines: Object.fromEntries(
    facets.includes("simple_body")
      ? (result.facets["simple_body"] ?? []).map(({ value }) => [value, bodyOutline(value)])
      : [],
  ),
  minimum: pages.indexedSearchMinimum,
});

/** The only slug of a path; two dealerships with the same spelling share a path, which is the page of neither. */
const onlyOne = (slugs: readonly string[] = []): string | undefined => (slugs.length === 1 ? slugs[0] : undefined);

/** Removes the facets that the site does not offer, which would be sent for nothing. */
const offered = (result: SearchResponse, facets: readonly string[]): SearchResponse => ({
  ...result,
  facets: Object.fromEntries(facets.flatMap((name) => (result.facets[name] ? [[name, result.facets[name]]] : []))),
});
