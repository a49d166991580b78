import { previousVisit } from "@forecourt/account/shell";
import {
  conditionSearchPath,
  facetShownWhole,
  hasFilters,
  hitsPerPage,
  itemListJsonLd,
  searchUrl,
  withPathFilters,
} from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import { saveSearchPath } from "@forecourt/core/pages";
import { restoreViewScript, SearchResults } from "@forecourt/search/results";
import type { SearchLayoutProps } from "@forecourt/search/results";
import { lazyPart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useContext, useEffect, useMemo, useState } from "react";
import type { ComponentType } from "react";
import { useLocation, useNavigation } from "react-router";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import { PageTime, SearchTerms } from "../card-contexts.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { SlotsContext } from "../site-slots.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { StructuredData } from "../structured-data.tsx";
import { useSearchHistory } from "../use-search-history.ts";
import { useSite } from "../use-site.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { usePageNonce } from "../start/use-page-nonce.ts";
import { useSearchRecovered } from "./use-search-recovered.ts";
import { useNearestCar } from "./nearest-car.ts";
import { useLatestArrivals } from "./use-latest-arrivals.ts";
import { parentPath } from "./parent-path.ts";
import { SearchUnavailableAlert } from "./search-unavailable-alert.tsx";
import type { SearchPageData } from "./search-page-data.ts";
import { SearchTiles } from "./search-tiles.tsx";
import { useShownSearch } from "./use-shown-search.ts";

const NewSinceVisit = lazyPart(async () => (await import("./late-new-since-visit.tsx")).LateNewSinceVisit);
const RelatedSearches = staticPart("nav", async () => (await import("./late-related-searches.tsx")).RelatedSearches);

/** Props of {@link SearchView}. */
export interface SearchViewProps {
  /** Result of `useSearchPage`. */
  page: SearchPageData;
  /** The search service does not answer, and these are the last cars found. @default false */
  isDown?: boolean;
  /** Places the parts of the page. @default the slot `SearchLayout` of the template, else filters beside the cars */
  Layout?: ComponentType<SearchLayoutProps> | undefined;
}

/**
 * A results page with all that belongs to it: its parts, searches in the browser, related searches, structured data.
 */
export function SearchView({ page, isDown = false, Layout }: SearchViewProps) {
  const { site, money } = useSite();
  const { pathname, search: addressQuery } = useLocation();
  const navigation = useNavigation();
  const { shown, wished, live, params } = useShownSearch(page, isDown);
  const { basePath, pathFilters } = page;
  const { search } = shown;
  const slots = useContext(SlotsContext);
  const history = useSearchHistory();
  const isUnavailable = live.failed || isDown;
  const isBack = useSearchRecovered(isUnavailable, pathname + addressQuery);
  const terms = useMemo(
    () => ({ budget: search.budget, distances: live.answer.distances }),
    [search.budget, live.answer.distances],
  );
  const extras = useMemo(() => ({ now: new Date(page.now), ...page.extras }), [page]);
  const isEmpty = live.answer.count === 0 && !isDown;
  const latest = useLatestArrivals(isEmpty, page.latest);
  const wanted = useMemo(() => withPathFilters(wished.search, pathFilters), [wished, pathFilters]);
  const nearest = useNearestCar(isEmpty ? wanted : undefined, {
    search: withPathFilters(page.search, pathFilters),
    nearest: page.nearest,
  });
  // A saved search includes the filters of the path.
  const saveSearchHref = (search: SearchQuery) =>
    searchUrl(saveSearchPath, { ...withPathFilters(search, pathFilters), page: 1 });
  const nonce = usePageNonce();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === basePath;
  const { priceSlider, makesShown, ...view } = page.view;
  return (
    <PageTime value={page.now}>
      <SearchTerms value={terms}>
        {live.around(
          <SearchResults
            {...view}
            heading={page.heading}
            basePath={basePath}
            search={search}
            result={live.answer}
            filters={{
              facets: page.facets,
              priceSlider,
              makesShown,
              canClear: live.canClear,
              isCounted: live.isBehind || live.isAnswered,
              wholeFacet: facetShownWhole(params),
              offersDistance: page.offersDistance,
              unread: shown.amounts,
              invalidBudgetTerms: shown.terms,
              budgetRates: page.budgetRates,
              budgetYears: page.budgetYears,
              warningId: comparisonWarningId,
            }}
            slots={Layout ? { ...slots, SearchLayout: Layout } : slots}
            tiles={
              page.tiles &&
              search.page === 1 && (
                <SearchTiles {...{ tiles: page.tiles, basePath, pathFilters, search, result: live.answer }} />
              )
            }
            vehicles={site.search.vehicleType}
            locale={money.locale}
            keywordPlaceholder={site.search.keywordPlaceholder}
            history={history}
            clearFiltersTo={
              site.clearFiltersTo ?? (hasFilters(search) ? basePath : parentPath(basePath, site.search.defaultPath))
            }
            hasNoStock={isEmpty && !hasFilters(search) && basePath === conditionSearchPath()}
            CarCard={SearchCard}
            latest={latest}
            nearest={nearest}
            restoreView={<script nonce={nonce} dangerouslySetInnerHTML={{ __html: restoreViewScript }} />}
            extras={extras}
            pending={live.pending || isLoading}
            sinceVisit={<SinceVisit basePath={basePath} search={wished.search} pathFilters={pathFilters} />}
            saveSearchHref={site.saved.alerts ? saveSearchHref : undefined}
            onReach={live.onReach}
            notice={
              (isUnavailable || isBack) && (
                <SearchUnavailableAlert phone={site.dealer.phone} vehicles={site.search.vehicleType} isBack={isBack} />
              )
            }
          />,
        )}
      </SearchTerms>
      {page.related.length > 0 && (
        <CachedFragment by={() => ["related searches", page.related, money.locale]}>
          <RelatedSearches links={page.related} locale={money.locale} />
        </CachedFragment>
      )}
      <ListJsonLd page={page} />
      <SiteComparisonWarning terms={search.budget} searchesByBudget={page.budgetRates !== undefined} />
    </PageTime>
  );
}

const SearchCard = (props: Parameters<typeof SiteCarCard>[0]) => <SiteCarCard {...props} headingLevel={2} />;

/** How many cars came in since the last visit, for whoever has been here. */
function SinceVisit(props: { basePath: string; search: SearchQuery; pathFilters: PathFilters }) {
  const { site } = useSite();
  const [isReturning, setReturning] = useState(false);
  useEffect(() => setReturning(previousVisit(site.slug, new Date()) !== undefined), [site.slug]);
  return (
    isReturning && (
      <Suspense>
        <NewSinceVisit {...props} />
      </Suspense>
    )
  );
}

/** The cars of the page as structured data, where search engines may keep the page. */
function ListJsonLd({ page: { result, search, listOrigin: origin } }: { page: SearchPageData }) {
  const nodes =
    import.meta.env.SSR && origin !== undefined
      ? [
          itemListJsonLd(result.hits, {
            origin,
            count: result.count,
            first: (search.page - 1) * hitsPerPage + 1,
          }),
        ]
      : [];
  return <StructuredData nodes={nodes} />;
}
