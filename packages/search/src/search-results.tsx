import {
  formatNumber,
  foundWord,
  hasFilters,
  makesShown as makesOfSpecification,
  searchPriceScale,
  searchUrl,
} from "@forecourt/core";
import { latePart, lazyPart, LiveMark } from "@forecourt/ui-kit/lazy-part";
import { startTransition, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { activeFilters, answeredSearch } from "./active-filters.ts";
import { ActiveFilters } from "./active-filters-list.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilterRail } from "./filter-rail.tsx";
import { priceBasis } from "./price-basis.ts";
import { ResultGrid } from "./result-grid.tsx";
import { ResultNotes } from "./result-notes.tsx";
import { ResultPages } from "./result-pages.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { FilterFormData } from "./filter-form.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { StandardSearchLayout } from "./search-layout.tsx";
import type { ResultsRegion, SearchParts } from "./search-layout.tsx";
import styles from "./search-results.module.css";
import terms from "./search-terms.module.css";
import type { SearchResultsProps } from "./search-results-props.ts";
import { SortControl } from "./sort-control.tsx";
import { filterFormId } from "./use-filter-form.ts";
import { useFilterSheet } from "./use-filter-sheet.ts";
import { useFirstCars } from "./use-first-cars.ts";
import { ViewToggle } from "./view-toggle.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";

// Most searches find cars: they do not pay for what stands where none was found.
const EmptyResults = lazyPart(async () => (await import("./empty-results.tsx")).EmptyResults);
const LatestArrivals = lazyPart(async () => (await import("./latest-arrivals.tsx")).LatestArrivals);
// A form that works as the server wrote it. With its code come the suggestions that a shopper who goes to it is shown.
const KeywordBox = latePart(
  "keyword-box",
  async () => {
    const suggestions = import("./suggest/keyword-suggestions.tsx").catch(() => undefined);
    const { KeywordBox: Box } = await import("./late-finder.ts");
    await suggestions;
    return Box;
  },
  { waitsFor: "touch" },
);

/** One empty list for all renders, so that a default does not cause a new render. */
const nothing: readonly never[] = [];

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
  budgetYears,
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
  const count = formatNumber(result.count, locale);
  const set = hasFilters(search) ? activeFilters(search, locale).length : 0;
  const sheet = useFilterSheet();
  // Until a shopper reaches for the search, as ever without JavaScript, the keywords and the filters are one form.
  const [isReached, setReached] = useState(false);
  const reach = useCallback(() => {
    // The pointer is on its way to a filter: its press goes first.
    startTransition(() => setReached(true));
    onReach();
  }, [onReach]);
  const { cars, onAsk, room } = useFirstCars(asked);
  const countRef = useRestoredFocus(asked);
  const leftOut = (priceAscendingNeedsPrice && result.withoutPrice) || 0;
  const basis = priceBasis(search.sortBy, result.hits, leftOut, vehicles, locale);
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
    budgetYears,
    warningId,
    vehicles,
    locale,
    hasKeywords: isOneForm,
  };
  const pageHref = (page: number) => searchUrl(basePath, { ...search, page });
  const parts: SearchParts = {
    // A word that no car has is what a shopper waits for.
    heading: (
      <ResultsHeading heading={heading} saveHref={saveSearchHref?.(answeredSearch(asked, { placeProblem: lost }))} />
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
    filterButton: !OwnFilters && <FilterButton set={set} onShow={sheet.show} />,
    notice: notice && <div className={styles.notice}>{notice}</div>,
    count: (
      <p className={styles.count} id="result-count" data-part="result-count" role="status" tabIndex={-1} ref={countRef}>
        <strong>{count}</strong> {foundWord(vehicles, result.count)}
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
      <ResultNotes
        basePath={basePath}
        asked={asked}
        unmatched={unmatched}
        meant={result.meant}
        placeProblem={lost}
        vehicles={vehicles}
        locale={locale}
      />
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
        <ResultGrid
          hits={result.hits}
          page={search.page}
          extras={extras}
          columns={columns}
          CarCard={CarCard}
          nextHref={search.page < result.pages ? pageHref(search.page + 1) : undefined}
          pageCount={result.pages}
          room={room}
        />
      ),
    pages: result.pages > 1 && <Pages page={search.page} pageCount={result.pages} href={pageHref} />,
  };
  const region: ResultsRegion = {
    ref: cars,
    "aria-labelledby": "result-count",
    "data-pending": pending || undefined,
    "data-results": true,
  };
  const hears = { onClickCapture: onAsk, onSubmitCapture: onAsk };
  // The code of a template's own parts may come late, with that of InstantSearch.
  const place = useRef<HTMLDivElement>(null);
  const late = { ref: place, "data-late-part": "results", "data-links": "" };
  if (!Layout) {
    const page = (
      <StandardSearchLayout parts={parts} region={region} hasOwnFilters={OwnFilters !== undefined} onReach={reach} />
    );
    return (
      <div className={styles.page} data-part="search-page" {...hears}>
        {OwnGrid || OwnFilters ? (
          <div {...late}>
            {page}
            <LiveMark place={place} />
          </div>
        ) : (
          page
        )}
      </div>
    );
  }
  return (
    <div data-part="search-page" onPointerOver={reach} onFocus={reach} {...hears}>
      <div {...late}>
        <Suspense>
          <Layout
            parts={parts}
            filters={filters}
            FilterForm={FilterForm}
            region={region}
            search={search}
            result={result}
          />
          <LiveMark place={place} />
        </Suspense>
      </div>
    </div>
  );
}
