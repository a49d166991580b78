import type { SearchResponse } from "@forecourt/api";
import {
  hasFilters,
  makesShown as makesOfSpecification,
  searchPriceScale,
  searchUrl,
  stockWord,
} from "@forecourt/core";
import type { FacetName, ListFacetName, SearchQuery, InvalidAmount, UnreadBudget } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { IconBell, IconFilter } from "@forecourt/ui-kit/icon";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useCallback, useMemo, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { activeFilters, answeredSearch } from "./active-filters.ts";
import { ActiveFilters } from "./active-filters-list.tsx";
import type { NearestCar } from "./empty-results.tsx";
import { FilterRail } from "./filter-rail.tsx";
import { KeywordBox } from "./keyword-box.tsx";
import { DidYouMean } from "./did-you-mean.tsx";
import { placeProblem } from "./place-problem.ts";
import { priceBasis } from "./price-basis.ts";
import { ResultGrid } from "./result-grid.tsx";
import { ResultPages } from "./result-pages.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { FilterFormData } from "./filter-form.tsx";
import { StandardSearchLayout } from "./search-layout.tsx";
import type { ResultsRegion, SearchLayoutProps, SearchParts } from "./search-layout.tsx";
import styles from "./search-results.module.css";
import terms from "./search-terms.module.css";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";
import { SortControl } from "./sort-control.tsx";
import { filterFormId } from "./use-filter-form.ts";
import { useFilterSheet } from "./use-filter-sheet.ts";
import { useFirstCars } from "./use-first-cars.ts";
import { ViewToggle } from "./view-toggle.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";
import type { CarCardComponent } from "./car-card-component.ts";
import type { ResultExtras } from "./result-extras.ts";
import type {
  EmptyResultSlotProps,
  FilterRailSlotProps,
  ResultGridSlotProps,
  ResultPagesSlotProps,
} from "./results-slots.ts";

// Most searches find cars: they do not pay for what stands where none was found.
const EmptyResults = lazyPart(async () => (await import("./empty-results.tsx")).EmptyResults);
const LatestArrivals = lazyPart(async () => (await import("./latest-arrivals.tsx")).LatestArrivals);

/** One empty list for all renders, so that what was given none is not rendered anew. */
const nothing: readonly never[] = [];

/** What the results page shows. */
export interface SearchResultsProps {
  /** Heading of the page: "Used cars for sale in Sydney". */
  heading: string;
  /** Path of the search: filters live in its query. */
  basePath: string;
  search: SearchQuery;
  /** Something is set that "Clear all" takes away. @default as the search says */
  canClear?: boolean | undefined;
  result: SearchResponse;
  /** The answer is that of the search, not of one before whose answer is late. @default true */
  isCounted?: boolean | undefined;
  /** Facets offered, in order. */
  facets: readonly FacetName[];
  /** Ends of the price slider, in dollars; the specification's where left out. */
  priceSlider?: { min: number; max: number } | undefined;
  /** Makes before "Show all makes". @default 7 */
  makesShown?: number | undefined;
  /** Facet that the address shows with all of its values. @default none */
  wholeFacet?: ListFacetName | undefined;
  /** The site has yards far enough apart to choose by distance. @default true */
  offersDistance?: boolean | undefined;
  /** Amounts that were typed into a form and could not be read. @default none */
  unread?: readonly InvalidAmount[] | undefined;
  /** Terms of a budget that were typed into a form and cannot be used. @default none */
  unreadBudget?: readonly UnreadBudget[] | undefined;
  /** Rates of the weekly estimates as text; a search by weekly budget is offered with them. */
  budgetRates?: string | undefined;
  /** Id of the comparison-rate warning, which the page shows once (decisions.md row 75). */
  warningId: string;
  /** Facets as tiles above the results, each a link to the page of its cars. */
  tiles?: ReactNode;
  /** The lowest price first leaves out cars without one. @default false */
  priceAscendingNeedsPrice?: boolean | undefined;
  columns: 3 | 4;
  /** What the site calls its stock, in the plural. @default "cars" */
  vehicles?: string | undefined;
  locale: string;
  keywordPlaceholder: string;
  /** Where the last searches of the shopper are kept. */
  history?: SearchHistoryStore | undefined;
  /** Where "Clear Filters" of the empty state leads. */
  clearFiltersTo: string;
  CarCard: CarCardComponent;
  /** Latest arrivals, shown where nothing was found. @default none */
  latest?: readonly CarSummary[] | undefined;
  /** @default none */
  extras?: ResultExtras | undefined;
  /** Shown above the results, such as a message that the search service is down. */
  notice?: ReactNode;
  /** An inline script with the text of `restoreViewScript`: without it a compact list comes with the code of the page. @default none */
  restoreView?: ReactNode;
  /** The nearest car, where none was found within the distance asked for. @default none */
  nearest?: NearestCar | undefined;
  /** True while the answer for a newer search is on its way; the last hits stay (S1 §4). */
  pending?: boolean;
  /** In place of the filters, above the results. @default the rail beside them */
  OwnFilters?: ComponentType<FilterRailSlotProps> | undefined;
  /** In place of the grid of cards. @default the grid */
  OwnGrid?: ComponentType<ResultGridSlotProps> | undefined;
  /** Where nothing was found. @default the card with ways out */
  Empty?: ComponentType<EmptyResultSlotProps> | undefined;
  /** The way to the other pages. @default the pagination */
  Pages?: ComponentType<ResultPagesSlotProps> | undefined;
  /** Places the parts. @default filters beside the cars */
  Layout?: ComponentType<SearchLayoutProps> | undefined;
  /** In the line of the number of cars: what came in since the shopper's last visit. @default nothing */
  sinceVisit?: ReactNode;
  /** Where a search is saved, so that its shopper is told of what comes in. @default searches cannot be saved */
  saveSearchHref?: ((search: SearchQuery) => string) | undefined;
  /** The shopper reaches for filters, order or keywords: what runs them in the browser may load. */
  onReach: () => void;
}

/**
 * The results page: filters, chips, order, cards and pages. Everything is a plain link or form, so it works before, and
 * without, JavaScript; a link that only changes the search carries `data-keep-scroll`.
 */
export function SearchResults({
  heading,
  basePath,
  search: asked,
  canClear = hasFilters(asked),
  result,
  isCounted,
  facets,
  priceSlider = searchPriceScale,
  makesShown = makesOfSpecification,
  wholeFacet,
  offersDistance,
  unread = nothing,
  unreadBudget,
  budgetRates,
  warningId,
  tiles,
  priceAscendingNeedsPrice = false,
  columns,
  vehicles = "cars",
  locale,
  keywordPlaceholder,
  history,
  clearFiltersTo,
  CarCard,
  latest = nothing,
  extras,
  notice,
  restoreView,
  nearest,
  pending = false,
  OwnFilters,
  OwnGrid,
  Empty = EmptyResults,
  Pages = ResultPages,
  Layout,
  sinceVisit,
  saveSearchHref,
  onReach,
}: SearchResultsProps) {
  const { unmatched, placeProblem: lost } = result;
  const search = useMemo(() => answeredSearch(asked, { unmatched, placeProblem: lost }), [asked, unmatched, lost]);
  const count = result.count.toLocaleString(locale);
  const set = hasFilters(search) ? activeFilters(search, locale).length : 0;
  const sheet = useFilterSheet();
  // Until a shopper reaches for the search, as ever without JavaScript, the keywords and the filters are one form.
  const [isReached, setReached] = useState(false);
  const reach = useCallback(() => {
    setReached(true);
    onReach();
  }, [onReach]);
  const { cars, onAsk } = useFirstCars(asked);
  const countRef = useRestoredFocus(asked);
  const leftOut = (priceAscendingNeedsPrice && result.withoutPrice) || 0;
  const basis = priceBasis(search.sortBy, result.hits, leftOut, vehicles, locale);
  const nowhere = placeProblem(asked.nearby, lost, vehicles);
  // Where a layout has a place of its own for either, each is a form by itself.
  const isOneForm = !isReached && !OwnFilters && !Layout;
  const filters: FilterFormData = {
    basePath,
    search,
    canClear,
    asked: asked.nearby,
    result,
    isCounted,
    facets,
    priceSlider,
    makesShown,
    wholeFacet,
    offersDistance,
    unread,
    unreadBudget,
    budgetRates,
    warningId,
    vehicles,
    locale,
    hasKeywords: isOneForm,
  };
  const parts: SearchParts = {
    heading: (
      <div className={styles.titleLine}>
        <h1 className={styles.heading}>{heading}</h1>
        {saveSearchHref && (
          <a className={styles.save} href={saveSearchHref(search)} rel="nofollow">
            <IconBell size={18} />
            Save this search
          </a>
        )}
      </div>
    ),
    keywords: (
      <KeywordBox
        basePath={basePath}
        search={asked}
        placeholder={keywordPlaceholder}
        vehicles={vehicles}
        locale={locale}
        history={history}
        formId={isOneForm ? filterFormId : undefined}
      />
    ),
    tiles,
    skipLink: (
      <a className="fc-skip-link" href="#result-count">
        Skip to results
      </a>
    ),
    filters: OwnFilters ? (
      <section id="filters" aria-label="Filters" onPointerOver={reach} onFocus={reach}>
        <OwnFilters {...filters} FilterForm={FilterForm} />
      </section>
    ) : (
      <Suspense>
        <FilterRail {...filters} open={sheet.open} onClose={sheet.close} onApply={sheet.makeWay} onReach={reach} />
      </Suspense>
    ),
    filterButton: !OwnFilters && (
      <a
        className={styles.filterButton}
        href="#filters"
        onClick={(event) => {
          event.preventDefault();
          sheet.show();
        }}
      >
        <IconFilter size={18} />
        Filters
        {set > 0 && (
          <span className={styles.set}>
            {set}
            <span className="fc-visually-hidden"> set</span>
          </span>
        )}
      </a>
    ),
    notice: notice && <div className={styles.notice}>{notice}</div>,
    count: (
      <p className={styles.count} id="result-count" data-part="result-count" role="status" tabIndex={-1} ref={countRef}>
        <strong>{count}</strong> {result.count === 1 ? "vehicle" : "vehicles"}
        {sinceVisit}
      </p>
    ),
    sort: <SortControl basePath={basePath} search={search} />,
    view: !OwnGrid && (
      <>
        <ViewToggle />
        {restoreView}
      </>
    ),
    notes: (
      <>
        {nowhere && <p className={`${terms.problem} ${terms.notice}`}>{nowhere.notice}</p>}
        {unmatched && (
          <p
            className={`${terms.note} ${terms.notice}`}
            role="status"
          >{`No ${stockWord(vehicles)} here matches ‘${unmatched.join(" ")}’: these are the ${vehicles} without ${unmatched.length === 1 ? "that word" : "those words"}.`}</p>
        )}
        {result.meant?.map((meant) => (
          <DidYouMean
            key={meant.word + meant.name}
            basePath={basePath}
            search={asked}
            meant={meant}
            vehicles={vehicles}
            locale={locale}
          />
        ))}
      </>
    ),
    chips: <ActiveFilters basePath={basePath} search={search} unmatched={unmatched} locale={locale} />,
    basis: basis && <p className={`${terms.note} ${terms.notice}`}>{basis}</p>,
    cars:
      result.hits.length === 0 ? (
        <Suspense>
          <Empty
            basePath={basePath}
            search={search}
            widen={result.widen ?? []}
            nearest={nearest}
            clearFiltersTo={clearFiltersTo}
            vehicles={vehicles}
            locale={locale}
          />
          {latest.length > 0 && <LatestArrivals cars={latest} columns={columns} CarCard={CarCard} />}
        </Suspense>
      ) : OwnGrid ? (
        <OwnGrid cars={result.hits} search={search} />
      ) : (
        <ResultGrid hits={result.hits} page={search.page} extras={extras} columns={columns} CarCard={CarCard} />
      ),
    pages: result.pages > 1 && (
      <Pages page={search.page} pageCount={result.pages} href={(page) => searchUrl(basePath, { ...search, page })} />
    ),
  };
  const region: ResultsRegion = {
    ref: cars,
    "aria-labelledby": "result-count",
    "data-pending": pending || undefined,
    "data-results": true,
  };
  const hears = { onClickCapture: onAsk, onSubmitCapture: onAsk };
  if (!Layout)
    return (
      <div className={styles.page} data-part="search-page" {...hears}>
        <StandardSearchLayout parts={parts} region={region} hasOwnFilters={OwnFilters !== undefined} onReach={reach} />
      </div>
    );
  return (
    <div data-part="search-page" onPointerOver={reach} onFocus={reach} {...hears}>
      <Suspense>
        <Layout
          parts={parts}
          filters={filters}
          FilterForm={FilterForm}
          region={region}
          search={search}
          result={result}
        />
      </Suspense>
    </div>
  );
}
