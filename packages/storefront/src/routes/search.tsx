import { hitsPerPage, itemListJsonLd, searchPageFacts } from "@forecourt/core";
import { ComparisonWarning } from "@forecourt/finance/weekly";
import { isSearchLive, useLiveSearch } from "@forecourt/search/live";
import { SearchResults, searchUrl } from "@forecourt/search/results";
import { Alert } from "@forecourt/ui-kit/alert";
import { useMemo } from "react";
import { data, redirect, useLoaderData, useLocation, useNavigation } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { moneyFormat } from "../money-format.ts";
import { pageLife } from "../page-life.ts";
import { extrasChangeAt, resultExtras } from "../result-extras.ts";
import { PageTime, SiteCarCard } from "../site-car-card.tsx";
import { RelatedSearches } from "../search/related-searches.tsx";
import { facetsBelowPath, foundPlace, searchBelowPath, withPathFilters } from "../search-place.ts";
import { isReachable } from "../site-pages.ts";
import { StructuredData } from "../structured-data.tsx";
import { useSite } from "../use-site.ts";

export { SearchErrorPage as ErrorBoundary } from "../search/search-error-page.tsx";

/** Finds the cars of a search path; the facets of the address narrow it, the path itself makes choices of its own (S1 §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const refused = (error: unknown): never => {
    throw asErrorPage(error);
  };
  const place = foundPlace(await api.searchPath(url.pathname, { signal: request.signal }).catch(refused), url);
  const { path: basePath, filters: pathFilters } = place;
  const search = searchBelowPath(url.searchParams, pathFilters);
  const result = await api.search(withPathFilters(search, pathFilters), { signal: request.signal }).catch(refused);
  if (search.page > 1 && search.page > result.pages) throw redirect(searchUrl(basePath, { ...search, page: Math.max(1, result.pages) }));

  const facets = facetsBelowPath(site.search.facets, pathFilters);
  const origin = siteOrigin(site, request);
  const { locale } = moneyFormat(site);
  const facts = searchPageFacts({ place, search, count: result.count, siteName: site.name, locale, minimum: site.pages.indexedSearchMinimum });
  return data(
    {
      basePath,
      pathFilters,
      search,
      // Only the facets that the site offers: the rest would be sent for nothing.
      result: { ...result, facets: Object.fromEntries(facets.flatMap((name) => (result.facets[name] ? [[name, result.facets[name]]] : []))) },
      heading: facts.heading,
      facets,
      extras: resultExtras(site, { page: search.page, query: url.search, now: context.get(nowContext) }),
      related: place.related,
      // Where the page lists its cars for search engines.
      listOrigin: facts.isListed ? origin : undefined,
      now: context.get(nowContext).getTime(),
      head: pageHead({ title: facts.title, description: facts.description, canonical: `${origin}${facts.canonical}`, siteName: site.name, index: facts.index }),
    },
    { status: facts.status, headers: pageLife({ site, now: context.get(nowContext), cars: result.hits, changes: extrasChangeAt(site, context.get(nowContext)) }) },
  );
}

/** Once InstantSearch runs the searches of a path, the router loads no more of them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && isSearchLive() ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SearchPage() {
  const page = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const { search: addressQuery } = useLocation();
  const navigation = useNavigation();
  const asked = useMemo(() => searchBelowPath(new URLSearchParams(addressQuery), page.pathFilters), [addressQuery, page.pathFilters]);
  const wanted = useMemo(() => withPathFilters(asked, page.pathFilters), [asked, page.pathFilters]);
  const loaded = useMemo(() => ({ search: withPathFilters(page.search, page.pathFilters), answer: page.result }), [page]);
  const live = useLiveSearch({ search: wanted, loaded });
  const isLoading = navigation.state === "loading" && navigation.location.pathname === page.basePath;
  return (
    <PageTime value={page.now}>
      <SearchResults
        heading={page.heading}
        basePath={page.basePath}
        search={asked}
        result={live.answer}
        facets={page.facets}
        columns={site.search.columns}
        locale={money.locale}
        keywordPlaceholder={site.search.keywordPlaceholder}
        clearFiltersTo={isReachable(site.search.clearFiltersTo) ? site.search.clearFiltersTo : page.basePath}
        CarCard={SearchCard}
        extras={{ ...page.extras, now: new Date(page.now) }}
        pending={live.pending || isLoading}
        onReach={live.onReach}
        notice={
          live.failed && (
            <Alert tone="error" live="polite">
              The search is not answering right now. These are the last cars found; please try again in a moment or call {site.dealer.phone}.
            </Alert>
          )
        }
      />
      {live.engine}
      <RelatedSearches links={page.related} locale={money.locale} />
      <StructuredData
        nodes={import.meta.env.SSR && page.listOrigin !== undefined ? [itemListJsonLd(page.result.hits, { origin: page.listOrigin, count: page.result.count, first: (page.search.page - 1) * hitsPerPage + 1 })] : []}
      />
      <ComparisonWarning id={comparisonWarningId} settings={site.finance} money={money} />
    </PageTime>
  );
}

const SearchCard = (props: Parameters<typeof SiteCarCard>[0]) => <SiteCarCard {...props} headingLevel={2} />;
