import type { SearchResponse } from "@forecourt/api";
import {
  budgetParameters,
  clearFilters,
  hasFilters,
  nearbyParameters,
  rangeFacetNames,
  searchUrl,
} from "@forecourt/core";
import type {
  FacetName,
  ListFacetName,
  Nearby,
  RangeFacetName,
  SearchQuery,
  InvalidAmount,
  UnreadBudget,
} from "@forecourt/core";
import { IconClose } from "@forecourt/ui-kit/icon";
import { Fragment, memo } from "react";
import type { MouseEvent, RefObject } from "react";
import { BudgetFields } from "./budget-fields.tsx";
import { FacetList } from "./facet-list.tsx";
import { FacetRange } from "./facet-range.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import styles from "./search-rail.module.css";
import { filterFormId, useFilterForm } from "./use-filter-form.ts";
import { usePressedFilter } from "./use-pressed-filter.ts";

/** What the rail needs. */
export interface FilterRailProps {
  basePath: string;
  search: SearchQuery;
  /** The place as it was asked for, known or not. */
  asked: Nearby | undefined;
  result: SearchResponse;
  facets: readonly FacetName[];
  /** Ends of the price slider, in dollars. */
  priceSlider: { min: number; max: number };
  /** Makes before "Show all makes". */
  makesShown: number;
  /** Facet that the address shows with all of its values. @default none */
  wholeFacet?: ListFacetName | undefined;
  /** The site has yards far enough apart to choose by distance. @default true */
  offersDistance?: boolean | undefined;
  /** Amounts of the address that could not be read. */
  unread: readonly InvalidAmount[];
  /** Terms of a budget of the address that cannot be used. */
  unreadBudget?: readonly UnreadBudget[] | undefined;
  /** Rates of the weekly estimates, for the budget form; without them it is not offered. */
  budgetRates?: string | undefined;
  /** Id of the comparison-rate warning of the page. */
  warningId: string;
  locale: string;
  /** Open as a sheet, on small screens; undefined while the address says so. */
  open: boolean | undefined;
  onClose: () => void;
  /** The sheet makes way for the search that its fields make. */
  onApply: () => void;
  /** The keyword box belongs to the form of the filters. */
  hasKeywords: boolean;
  railRef: RefObject<HTMLElement | null>;
  onReach: () => void;
}

/**
 * Every facet of the search: a rail beside the results on large screens, a sheet over them on small ones. Its fields are one form, so that
 * each of its buttons applies all that was typed. Rendered anew for another search or answer alone, not while one is on its way.
 */
export const FilterRail = memo(function FilterRail({
  basePath,
  search,
  asked,
  result,
  facets,
  priceSlider,
  makesShown,
  wholeFacet,
  offersDistance = true,
  unread,
  unreadBudget = none,
  budgetRates,
  warningId,
  locale,
  open,
  onClose,
  onApply,
  hasKeywords,
  railRef,
  onReach,
}: FilterRailProps) {
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const { form, onSubmit, onInput, onSlide, invalid, isTyped } = useFilterForm({
    basePath,
    search,
    sent: { amounts: unread, terms: unreadBudget },
    onUnchanged: onClose,
    onApply,
  });
  const cars = isTyped ? "cars" : `${result.count.toLocaleString(locale)} ${result.count === 1 ? "car" : "cars"}`;
  // What is chosen stays where nothing is found, so that it can be taken away.
  const shown = facets.filter((name) =>
    isRange(name)
      ? (result.facetStats[name] ?? search.ranges[name]) !== undefined
      : (result.facets[name]?.length ?? 0) > 0 || search.filters[name] !== undefined,
  );
  const typed = [
    ...nearbyParameters,
    ...(budgetRates === undefined ? [] : budgetParameters),
    ...shown.filter(isRange),
    ...(hasKeywords ? ["query"] : []),
  ];
  const onPress = usePressedFilter(search);
  const budget = budgetRates !== undefined && (
    <BudgetFields search={search} rates={budgetRates} warningId={warningId} unread={invalid.terms} locale={locale} />
  );
  const place = (offersDistance || asked !== undefined) && (
    <PlaceFields search={search} nearby={asked} result={result} locale={locale} />
  );
  // A budget goes with prices, a distance with the places of cars; each stands once.
  const placeAt = shown.findIndex((name) => placeFacets.has(name));
  return (
    <section
      ref={railRef}
      className={styles.rail}
      id="filters"
      data-open={open ?? (unread.length + unreadBudget.length > 0 || undefined)}
      aria-label="Filters"
      onPointerOver={onReach}
      onFocus={onReach}
      {...(open ? { role: "dialog", "aria-modal": true } : {})}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        {hasFilters(search) && (
          <a className={styles.clear} href={searchUrl(basePath, clearFilters(search))} rel="nofollow" data-keep-scroll>
            Clear all
          </a>
        )}
        <a className={styles.close} href="#result-count" aria-label="Close filters" onClick={close}>
          <IconClose />
        </a>
      </div>
      <form
        ref={form}
        className={styles.form}
        id={filterFormId}
        action={basePath}
        method="get"
        data-search-form
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <div className={styles.groups} onClick={onPress} role="presentation">
          <HiddenFields search={search} without={typed} />
          {!shown.includes("price") && budget}
          {shown.map((name, index) => (
            <Fragment key={name}>
              {index === placeAt && place}
              {isRange(name) ? (
                <FacetRange
                  name={name}
                  basePath={basePath}
                  search={search}
                  stats={result.facetStats[name]}
                  {...(name === "price"
                    ? { ends: priceSlider, bars: result.priceBars, leftOut: result.withoutPrice }
                    : {})}
                  unread={invalid.amounts.filter((amount) => amount.name === name)}
                  onSlide={onSlide}
                  locale={locale}
                  open={index < openRanges}
                />
              ) : (
                <FacetList
                  name={name}
                  basePath={basePath}
                  search={search}
                  values={result.facets[name] ?? []}
                  locale={locale}
                  open={index < openLists || search.filters[name] !== undefined}
                  shownAtFirst={name === "make" ? makesShown : undefined}
                  showsAll={name === wholeFacet}
                />
              )}
              {name === "price" && budget}
            </Fragment>
          ))}
          {placeAt < 0 && place}
        </div>
        <div className={styles.foot}>
          <button className={styles.show} type="submit" name="ask" value="1" data-show>
            Show {cars}
          </button>
        </div>
      </form>
    </section>
  );
});

const none: readonly UnreadBudget[] = [];
/** Groups that stand open, of the first. */
const openLists = 4;
const openRanges = 6;
const placeFacets: ReadonlySet<FacetName> = new Set([
  "city",
  "state",
  "location_name",
  "dealership_name",
  "dealership_slug",
]);

const isRange = (name: FacetName): name is RangeFacetName => (rangeFacetNames as readonly string[]).includes(name);
