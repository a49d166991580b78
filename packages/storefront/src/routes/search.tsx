import type { SearchQuery } from "@forecourt/core";
import type { CarType } from "@forecourt/core/schemas";
import { carTypesOfSearchPath, hasFilters, parseSearchQuery, searchPageDescription, searchPageHeading, searchPageIndexing, searchPageTitle } from "@forecourt/core";
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
import { PageTime, SiteCarCard } from "../site-car-card.tsx";
import { isReachable } from "../site-pages.ts";
import { useSite } from "../use-site.ts";

/** Finds the cars of a search path; the facets of the address narrow it, the path itself sets the condition (S1 §2). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const types = carTypesOfSearchPath(params.segment ?? "");
  if (!types) throw data(null, { status: 404 });
  const site = context.get(siteContext);
  const url = new URL(request.url);
  const basePath = `/search/${params.segment}`;
  const search = searchBelowPath(url.searchParams, types);
  const result = await context
    .get(apiContext)
    .search(withTypes(search, types), { signal: request.signal })
    .catch((error: unknown) => {
      throw asErrorPage(error);
    });
  if (search.page > 1 && search.page > result.pages) throw redirect(searchUrl(basePath, { ...search, page: Math.max(1, result.pages) }));

  const facets = types.length > 0 ? site.search.facets.filter((name) => name !== "car_type") : site.search.facets;
  const subject = { carTypes: types };
  const hasQueryFilter = hasFilters(search) || search.sortBy !== "newest";
  const indexing = searchPageIndexing({ count: result.count, hasQueryFilter, pathIsKnown: true });
  const origin = siteOrigin(site, request);
  const { locale } = moneyFormat(site);
  return data(
    {
      basePath,
      types,
      search,
      // Only the facets that the site offers: the rest would be sent for nothing.
      result: { ...result, facets: Object.fromEntries(facets.flatMap((name) => (result.facets[name] ? [[name, result.facets[name]]] : []))) },
      heading: searchPageHeading(subject),
      facets,
      now: context.get(nowContext).getTime(),
      head: pageHead({
        title: searchPageTitle(subject, { siteName: site.name, page: search.page }),
        description: searchPageDescription(subject, { siteName: site.name, count: result.count, locale }),
        canonical: `${origin}${indexing.canonical === "base" ? basePath : searchUrl(basePath, search)}`,
        siteName: site.name,
        index: indexing.index,
      }),
    },
    { status: indexing.status, headers: pageLife({ site, now: context.get(nowContext), cars: result.hits }) },
  );
}

/** The conditions of the path are not filters of the address. */
function searchBelowPath(params: URLSearchParams, types: readonly CarType[]): SearchQuery {
  const asked = parseSearchQuery(params);
  if (types.length === 0) return asked;
  const { car_type: _types, ...filters } = asked.filters;
  return { ...asked, filters };
}

const withTypes = (search: SearchQuery, types: readonly CarType[]): SearchQuery => (types.length === 0 ? search : { ...search, filters: { ...search.filters, car_type: [...types] } });

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
  const asked = useMemo(() => searchBelowPath(new URLSearchParams(addressQuery), page.types), [addressQuery, page.types]);
  const askedWithTypes = useMemo(() => withTypes(asked, page.types), [asked, page.types]);
  const loaded = useMemo(() => ({ search: withTypes(page.search, page.types), answer: page.result }), [page]);
  const live = useLiveSearch({ search: askedWithTypes, loaded });
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
      <ComparisonWarning id={comparisonWarningId} settings={site.finance} money={money} />
    </PageTime>
  );
}

const SearchCard = (props: Parameters<typeof SiteCarCard>[0]) => <SiteCarCard {...props} headingLevel={2} />;
