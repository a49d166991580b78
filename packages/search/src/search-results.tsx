import {
  formatNumber,
  foundWord,
  hasFilters,
  makesShown as makesOfSpecification,
  searchPriceScale,
  searchUrl,
} from "@forecourt/core";
import { latePart } from "@forecourt/ui-kit/lazy-part";
import { startTransition, Suspense, useCallback, useMemo, useState } from "react";
import { activeFilters, answeredSearch } from "./active-filters.ts";
import { ActiveFilters } from "./active-filters-list.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilterRail } from "./filter-rail.tsx";
import { FoundCars } from "./found-cars.tsx";
import { priceBasis } from "./price-basis.ts";
import { ResultNotes } from "./result-notes.tsx";
import { ResultPages } from "./result-pages.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { FilterFormData } from "./filter-form.tsx";
import { ResultsFrame } from "./results-frame.tsx";
import { ResultsHeading } from "./results-heading.tsx";
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
  Empty,
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
  // Keywords and filters are one form until a shopper reaches for the search, and always without JavaScript.
  const [isReached, setReached] = useState(false);
  const reach = useCallback(() => {
    // A press may follow: it must not wait for this render.
    startTransition(() => setReached(true));
    onReach();
  }, [onReach]);
  const { cars, onAsk, room } = useFirstCars(asked);
  const countRef = useRestoredFocus(asked);
  const leftOut = (priceAscendingNeedsPrice && result.withoutPrice) || 0;
  const basis = priceBasis(search.sortBy, result.hits, leftOut, vehicles, locale);
  // A layout may place them apart: then each is a form by itself.
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
    // A saved search keeps a word that no car has: the shopper waits for such a car.
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
    cars: (
      <FoundCars
        {...{
          basePath,
          search,
          result,
          nearest,
          clearFiltersTo,
          vehicles,
          locale,
          latest,
          columns,
          CarCard,
          OwnGrid,
          Empty,
        }}
        {...{ extras, pageHref, room }}
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
  return (
    <ResultsFrame
      {...{ Layout, parts, filters, region, search, result, onAsk }}
      hasOwnFilters={OwnFilters !== undefined}
      hasOwnGrid={OwnGrid !== undefined}
      onReach={reach}
    />
  );
}
