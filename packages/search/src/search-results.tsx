import { formatNumber, resultsWord, hasFilters, searchUrl } from "@forecourt/core";
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

/**
 * The results page: filters, chips, order, cards and pages. Everything is a plain link or form, so it works before, and
 * without, JavaScript; a link that only changes the search carries `data-keep-scroll`.
 */
export function SearchResults(props: SearchResultsProps) {
  const { basePath, search: asked, result, slots = {}, vehicles = "cars", locale, saveSearchHref, onReach } = props;
  const { unmatched, placeProblem } = result;
  const search = useMemo(() => answeredSearch(asked, { unmatched, placeProblem }), [asked, unmatched, placeProblem]);
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
  const leftOut = (props.priceAscendingNeedsPrice && result.withoutPrice) || 0;
  const basis = priceBasis(search.sortBy, result.hits, leftOut, vehicles, locale);
  const { FilterRail: OwnFilters, ResultPages: Pages = ResultPages } = slots;
  // A layout may place them apart: then each is a form by itself.
  const isOneForm = !isReached && !OwnFilters && !slots.SearchLayout;
  const filters: FilterFormData = {
    ...props.filters,
    canClear: props.filters.canClear ?? hasFilters(asked),
    basePath,
    search,
    asked: asked.nearby,
    result,
    vehicles,
    locale,
    hasKeywords: isOneForm,
  };
  const pageHref = (page: number) => searchUrl(basePath, { ...search, page });
  const parts: SearchParts = {
    // A saved search keeps a word that no car has: the shopper waits for such a car.
    heading: (
      <ResultsHeading heading={props.heading} saveHref={saveSearchHref?.(answeredSearch(asked, { placeProblem }))} />
    ),
    keywords: (
      <KeywordBox
        basePath={basePath}
        search={asked}
        placeholder={props.keywordPlaceholder}
        vehicles={vehicles}
        locale={locale}
        history={props.history}
        formId={isOneForm ? filterFormId : undefined}
      />
    ),
    tiles: props.tiles,
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
    filterButton: !OwnFilters && <FilterButton set={activeFilters(search, locale).length} onShow={sheet.show} />,
    notice: props.notice && <div className={styles.notice}>{props.notice}</div>,
    count: (
      <p className={styles.count} id="result-count" data-part="result-count" role="status" tabIndex={-1} ref={countRef}>
        <strong>{formatNumber(result.count, locale)}</strong> {resultsWord(vehicles, result.count)}
        {props.sinceVisit}
      </p>
    ),
    sort: <SortControl basePath={basePath} search={search} hasKilometres={props.hasKilometres} />,
    view: !slots.ResultGrid && (
      <>
        <ViewToggle />
        {props.restoreView}
      </>
    ),
    notes: (
      <ResultNotes
        basePath={basePath}
        asked={asked}
        unmatched={unmatched}
        meant={result.meant}
        placeProblem={placeProblem}
        vehicles={vehicles}
        locale={locale}
      />
    ),
    chips: <ActiveFilters basePath={basePath} search={search} unmatched={unmatched} locale={locale} />,
    basis: basis && <p className={`${terms.note} ${terms.notice}`}>{basis}</p>,
    cars: <FoundCars {...props} {...{ search, vehicles, pageHref, room }} />,
    pages: result.pages > 1 && <Pages page={search.page} pageCount={result.pages} href={pageHref} />,
  };
  const region: ResultsRegion = {
    ref: cars,
    "aria-labelledby": "result-count",
    "data-pending": props.pending || undefined,
    "data-results": true,
  };
  return <ResultsFrame {...{ slots, parts, filters, region, search, result, onAsk }} onReach={reach} />;
}
