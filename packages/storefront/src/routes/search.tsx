import type { SearchQuery } from "@forecourt/core";
import { carTypesOfSearchPath, hasFilters, parseSearchQuery, searchPageDescription, searchPageHeading, searchPageIndexing, searchPageTitle } from "@forecourt/core";
import { ComparisonWarning } from "@forecourt/finance/weekly";
import { SearchResults, searchUrl } from "@forecourt/search/results";
import { data, redirect, useLoaderData, useNavigation } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { moneyFormat } from "../money-format.ts";
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
  const asked = parseSearchQuery(url.searchParams);
  const { car_type: _types, ...otherFilters } = asked.filters;
  const search: SearchQuery = types.length > 0 ? { ...asked, filters: otherFilters } : asked;
  const result = await context
    .get(apiContext)
    .search(types.length > 0 ? { ...search, filters: { ...search.filters, car_type: [...types] } } : search, { signal: request.signal })
    .catch((error: unknown) => {
      throw asErrorPage(error);
    });
  if (search.page > 1 && search.page > result.pages) throw redirect(searchUrl(basePath, { ...search, page: Math.max(1, result.pages) }));

  const subject = { carTypes: types };
  const hasQueryFilter = hasFilters(search) || search.sortBy !== "newest";
  const indexing = searchPageIndexing({ count: result.count, hasQueryFilter, pathIsKnown: true });
  const origin = siteOrigin(site, request);
  const { locale } = moneyFormat(site);
  return data(
    {
      basePath,
      search,
      result,
      heading: searchPageHeading(subject),
      facets: types.length > 0 ? site.search.facets.filter((name) => name !== "car_type") : site.search.facets,
      now: context.get(nowContext).getTime(),
      head: pageHead({
        title: searchPageTitle(subject, { siteName: site.name, page: search.page }),
        description: searchPageDescription(subject, { siteName: site.name, count: result.count, locale }),
        canonical: `${origin}${indexing.canonical === "base" ? basePath : searchUrl(basePath, search)}`,
        siteName: site.name,
        index: indexing.index,
      }),
    },
    { status: indexing.status },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SearchPage() {
  const page = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname === page.basePath;
  return (
    <PageTime value={page.now}>
      <SearchResults
        heading={page.heading}
        basePath={page.basePath}
        search={page.search}
        result={page.result}
        facets={page.facets}
        columns={site.search.columns}
        locale={money.locale}
        keywordPlaceholder={site.search.keywordPlaceholder}
        clearFiltersTo={isReachable(site.search.clearFiltersTo) ? site.search.clearFiltersTo : page.basePath}
        CarCard={SearchCard}
        pending={pending}
      />
      <ComparisonWarning id={comparisonWarningId} settings={site.finance} money={money} />
    </PageTime>
  );
}

const SearchCard = (props: Parameters<typeof SiteCarCard>[0]) => <SiteCarCard {...props} headingLevel={2} />;
