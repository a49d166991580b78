import { previousVisit } from "@forecourt/account/shell";
import {
  facetShownWhole,
  hasFilters,
  hitsPerPage,
  itemListJsonLd,
  searchBelowPath,
  searchQueryToParams,
  invalidAmounts,
  unreadBudget,
  searchUrl,
  withPathFilters,
} from "@forecourt/core";
import type { InvalidAmount, SearchQuery, UnreadBudget } from "@forecourt/core";
import { saveSearchPath } from "@forecourt/core/pages";
import { useLiveSearch } from "@forecourt/search/live";
import { FacetTiles, restoreViewScript, SearchResults } from "@forecourt/search/results";
import type { SearchLayoutProps } from "@forecourt/search/results";
import { lazyPart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { ComponentType } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { CachedFragment } from "../cached-fragment.tsx";
import { PageTime, SearchTerms } from "../card-contexts.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { isPageHydrated } from "../root/hydration-state.ts";
import { SlotsContext } from "../site-slots.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { StructuredData } from "../structured-data.tsx";
import { useSearchHistory } from "../use-search-history.ts";
import { useSite } from "../use-site.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { usePageNonce } from "../start/use-page-nonce.ts";
import { useSearchIsBack } from "./use-search-is-back.ts";
import { useNearestCar } from "./nearest-car.ts";
import { useLatestArrivals } from "./use-latest-arrivals.ts";
import { parentPath } from "./parent-path.ts";
import { SearchAwayAlert } from "./search-away-alert.tsx";
import type { SearchPageData } from "./search-page-data.ts";

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

/** A results page with all that belongs to it: its parts, searches in the browser, related searches, structured data. */
export function SearchView({ page, isDown = false, Layout }: SearchViewProps) {
  const { site, money } = useSite();
  const { pathname, search: addressQuery } = useLocation();
  const navigation = useNavigation();
  const params = useMemo(() => new URLSearchParams(addressQuery), [addressQuery]);
  // The search of the address, and its unreadable values. The server has read the search already.
  const asked = useMemo(
    () => ({
      search: import.meta.env.SSR ? page.search : searchBelowPath(params, page.pathFilters, site),
      amounts: invalidAmounts(params),
      terms: unreadBudget(params, site),
    }),
    [params, page.search, page.pathFilters, site],
  );
  const { basePath, pathFilters } = page;
  const loaded = useMemo(() => ({ search: page.search, answer: page.result }), [page]);
  const searchOf = useCallback((of: URLSearchParams) => searchBelowPath(of, pathFilters, site), [pathFilters, site]);
  const navigate = useNavigate();
  const onRefine = useCallback(
    (next: SearchQuery) => void navigate(searchUrl(basePath, next), { preventScrollReset: true }),
    [navigate, basePath],
  );
  const slots = useContext(SlotsContext);
  const [isHydrated] = useState(() => !isPageHydrated());
  const live = useLiveSearch({
    basePath,
    pathFilters,
    search: asked.search,
    facets: page.facets,
    loaded,
    searchOf,
    onRefine,
    hasHooks: slots.instantSearch,
    isHydrated,
    isDown,
  });
  const history = useSearchHistory();
  const { ahead } = live;
  // A pressed search is shown like that of its address, which has not changed yet.
  const wished = useMemo(() => (ahead ? { search: ahead, amounts: [], terms: [] } : asked), [ahead, asked]);
  // Choices and cars change together; only an answer that takes its time is announced by the choices.
  const [shown, setShown] = useState(wished);
  if (shown !== wished && !live.isBehind && !isSame(shown, wished)) setShown(wished);
  const { search } = shown;
  const isAway = live.failed || isDown;
  const isBack = useSearchIsBack(isAway, pathname + addressQuery);
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
  const saveSearchHref = useCallback(
    (search: SearchQuery) => searchUrl(saveSearchPath, { ...withPathFilters(search, pathFilters), page: 1 }),
    [pathFilters],
  );
  const nonce = usePageNonce();
  const [isReturning, setReturning] = useState(false);
  useEffect(() => setReturning(previousVisit(site.slug, new Date()) !== undefined), [site.slug]);
  const isLoading = navigation.state === "loading" && navigation.location.pathname === page.basePath;
  return (
    <PageTime value={page.now}>
      <SearchTerms value={terms}>
        {live.around(
          <SearchResults
            heading={page.heading}
            basePath={page.basePath}
            search={search}
            canClear={live.canClear}
            result={live.answer}
            facets={page.facets}
            priceSlider={page.view.priceSlider}
            makesShown={page.view.makesShown}
            wholeFacet={facetShownWhole(params)}
            offersDistance={page.offersDistance}
            isCounted={live.isBehind || live.isAnswered}
            unread={shown.amounts}
            unreadBudget={shown.terms}
            budgetRates={page.budgetRates}
            budgetYears={page.budgetYears}
            warningId={comparisonWarningId}
            tiles={
              page.tiles &&
              search.page === 1 &&
              page.tiles.facets.map((name) => (
                <FacetTiles
                  key={name}
                  name={name}
                  basePath={page.basePath}
                  search={search}
                  values={live.answer.facets[name] ?? []}
                  logos={page.tiles?.logos ?? {}}
                  outlines={page.tiles?.outlines ?? {}}
                  minimum={page.tiles?.minimum ?? 1}
                  isWholeStock={Object.keys(page.pathFilters).length === 0}
                  vehicleType={site.search.vehicleType}
                  locale={money.locale}
                />
              ))
            }
            priceAscendingNeedsPrice={page.view.priceAscendingNeedsPrice}
            columns={page.view.columns}
            vehicles={site.search.vehicleType}
            locale={money.locale}
            keywordPlaceholder={site.search.keywordPlaceholder}
            history={history}
            clearFiltersTo={
              site.clearFiltersTo ??
              (hasFilters(search) ? page.basePath : parentPath(page.basePath, site.search.defaultPath))
            }
            CarCard={SearchCard}
            latest={latest}
            nearest={nearest}
            restoreView={<script nonce={nonce} dangerouslySetInnerHTML={{ __html: restoreViewScript }} />}
            extras={extras}
            pending={live.pending || isLoading}
            sinceVisit={
              isReturning && (
                <Suspense>
                  <NewSinceVisit basePath={basePath} search={wished.search} pathFilters={pathFilters} />
                </Suspense>
              )
            }
            saveSearchHref={site.saved.alerts ? saveSearchHref : undefined}
            onReach={live.onReach}
            notice={
              (isAway || isBack) && (
                <SearchAwayAlert phone={site.dealer.phone} vehicles={site.search.vehicleType} isBack={isBack} />
              )
            }
            OwnFilters={slots.FilterRail}
            OwnGrid={slots.ResultGrid}
            Empty={slots.EmptyResult}
            Pages={slots.ResultPages}
            Layout={Layout ?? slots.SearchLayout}
          />,
        )}
      </SearchTerms>
      {page.related.length > 0 && (
        <CachedFragment by={() => ["related searches", page.related, money.locale]}>
          <RelatedSearches links={page.related} locale={money.locale} />
        </CachedFragment>
      )}
      <StructuredData
        nodes={
          import.meta.env.SSR && page.listOrigin !== undefined
            ? [
                itemListJsonLd(page.result.hits, {
                  origin: page.listOrigin,
                  count: page.result.count,
                  first: (page.search.page - 1) * hitsPerPage + 1,
                }),
              ]
            : []
        }
      />
      <SiteComparisonWarning terms={search.budget} reckons={page.budgetRates !== undefined} />
    </PageTime>
  );
}

/** What an address asks for, and what in it cannot be read. */
interface AskedSearch {
  search: SearchQuery;
  amounts: InvalidAmount[];
  terms: UnreadBudget[];
}

/** Nothing is drawn anew when an address comes to what is shown already. */
const isSame = (one: AskedSearch, other: AskedSearch): boolean =>
  [one, other].every(({ amounts, terms }) => amounts.length + terms.length === 0) &&
  searchQueryToParams(one.search).toString() === searchQueryToParams(other.search).toString();

const SearchCard = (props: Parameters<typeof SiteCarCard>[0]) => <SiteCarCard {...props} headingLevel={2} />;
