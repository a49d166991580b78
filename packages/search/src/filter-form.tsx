import type { SearchResponse } from "@forecourt/api";
import {
  budgetParameters,
  makesShown as makesOfSpecification,
  nearbyParameters,
  rangeFacetNames,
  searchPriceScale,
  stockCount,
} from "@forecourt/core";
import type {
  FacetName,
  InvalidAmount,
  ListFacetName,
  Nearby,
  RangeFacetName,
  SearchQuery,
  InvalidBudgetTerm,
} from "@forecourt/core";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import type { ReactNode } from "react";
import { BudgetFields } from "./budget-fields.tsx";
import { ClearFilters } from "./clear-filters.tsx";
import { FacetList } from "./facet-list.tsx";
import { FacetRange } from "./facet-range.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import styles from "./search-rail.module.css";
import { filterFormId, useFilterForm } from "./use-filter-form.ts";
import { usePressedFilter } from "./use-pressed-filter.ts";

/** What a results page offers to filter by, and the values of its address that it cannot use. */
export interface FilterOptions {
  /** Facets offered, in order. */
  facets: readonly FacetName[];
  /** Ends of the price slider, in dollars. @default those of the specification */
  priceSlider?: { min: number; max: number } | undefined;
  /** Makes before "Show all makes". @default 7 */
  makesShown?: number | undefined;
  /** Something is set that "Clear all" takes away. @default as the search says */
  canClear?: boolean | undefined;
  /** The answer is that of the search, not of one before whose answer is late. @default true */
  isCounted?: boolean | undefined;
  /** Facet that the address shows with all of its values. @default none */
  wholeFacet?: ListFacetName | undefined;
  /** The site has yards far enough apart to choose by distance. @default true */
  offersDistance?: boolean | undefined;
  /** Amounts of the address that could not be read. @default none */
  unread?: readonly InvalidAmount[] | undefined;
  /** Terms of a budget of the address that cannot be used. @default none */
  invalidBudgetTerms?: readonly InvalidBudgetTerm[] | undefined;
  /** Rates of the weekly estimates as text; without them a search by weekly budget is not offered. */
  budgetRates?: string | undefined;
  /** Terms that a search by weekly budget offers, in years. @default 1 to 7 */
  budgetYears?: readonly number[] | undefined;
  /** Id of the comparison-rate warning, which the page shows once (decisions.md row 75). */
  warningId: string;
}

/** Data of a results page for the filter form. */
export interface FilterFormData extends FilterOptions {
  basePath: string;
  search: SearchQuery;
  /** The place as it was asked for, known or not. */
  asked: Nearby | undefined;
  result: SearchResponse;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string | undefined;
  locale: string;
  /** The keyword box belongs to the form of the filters. */
  hasKeywords: boolean;
}

/** Parts of a filter form, each to be placed once. */
export interface FilterFields {
  /**
   * Facets that have something to choose, in the site's order. What is chosen stays where nothing is found, so that it
   * can be taken away.
   */
  facets: readonly { name: FacetName; field: ReactNode }[];
  /** The weekly budget; false where the site offers none. */
  budget: ReactNode;
  /** Distance from a postcode or place; false where the site's yards are close together. */
  distance: ReactNode;
  /** The button that applies what was typed and says how many cars there are. */
  show: ReactNode;
  /** The link that takes all filters away, where some are set. */
  clear: ReactNode;
}

/** Props of {@link FilterForm}. */
export interface FilterFormProps extends FilterFormData {
  className?: string | undefined;
  /** Facets are menus: closed, and one open at a time. @default the first stand open */
  asMenus?: boolean | undefined;
  /** The filters were shown by their own button and nothing in them changed. @default nothing is to do */
  onUnchanged?: (() => void) | undefined;
  /** The filters were shown by their own button; the search that they make is on its way. @default nothing is to do */
  onApply?: (() => void) | undefined;
  /** Places the fields. */
  children: (fields: FilterFields) => ReactNode;
}

/**
 * The one form of all filters of a results page: values are links, amounts are fields, and each of its buttons applies
 * all that was typed. What cannot be used is said beside its field. It works without JavaScript.
 *
 * @example
 * <FilterForm {...filters} asMenus>{({ facets, show }) => <>{facets.map(({ name, field }) => <div key={name}>{field}</div>)}{show}</>}</FilterForm>
 */
export function FilterForm({
  basePath,
  search,
  canClear,
  asked,
  result,
  isCounted = true,
  facets,
  priceSlider = searchPriceScale,
  makesShown = makesOfSpecification,
  wholeFacet,
  offersDistance = true,
  unread = none,
  invalidBudgetTerms = none,
  budgetRates,
  budgetYears,
  warningId,
  vehicles = "cars",
  locale,
  hasKeywords,
  className,
  asMenus = false,
  onUnchanged = nothing,
  onApply = nothing,
  children,
}: FilterFormProps) {
  const { form, onSubmit, onInput, onSlide, invalid, isTyped } = useFilterForm({
    basePath,
    search,
    sent: { amounts: unread, terms: invalidBudgetTerms },
    onUnchanged,
    onApply,
  });
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
  const group = asMenus ? "filters" : undefined;
  const field = (name: FacetName, index: number) =>
    isRange(name) ? (
      <FacetRange
        name={name}
        basePath={basePath}
        search={search}
        range={result.facetStats[name]}
        {...(name === "price" ? { ends: priceSlider, bars: result.priceBars, leftOut: result.withoutPrice } : {})}
        unread={invalid.amounts.filter((amount) => amount.name === name)}
        onSlide={onSlide}
        vehicles={vehicles}
        locale={locale}
        open={!asMenus && index < openRanges}
        group={group}
      />
    ) : (
      <FacetList
        name={name}
        basePath={basePath}
        search={search}
        items={result.facets[name] ?? []}
        locale={locale}
        open={!asMenus && (index < openLists || search.filters[name] !== undefined)}
        shownAtFirst={name === "make" ? makesShown : undefined}
        showsAll={name === wholeFacet}
        isFilled={asMenus && index < openLists}
        group={group}
      />
    );
  return (
    <form
      ref={form}
      className={className}
      id={filterFormId}
      action={basePath}
      method="get"
      data-part="filter-form"
      data-search-form
      onSubmit={onSubmit}
      onInput={onInput}
      onClickCapture={onPress}
    >
      <HiddenFields search={search} without={typed} />
      {children({
        facets: shown.map((name, index) => ({ name, field: field(name, index) })),
        budget: budgetRates !== undefined && (
          <CachedFragment
            by={() =>
              search.budget === undefined && invalid.terms.length === 0
                ? ["budget", budgetRates, budgetYears?.join(), warningId, vehicles, locale, group]
                : undefined
            }
          >
            <BudgetFields
              search={search}
              rates={budgetRates}
              years={budgetYears}
              warningId={warningId}
              unread={invalid.terms}
              vehicles={vehicles}
              locale={locale}
              group={group}
            />
          </CachedFragment>
        ),
        distance: (offersDistance || asked !== undefined) && (
          <CachedFragment
            by={() => (asked || search.nearby ? undefined : ["place", search.sortBy, vehicles, locale, group])}
          >
            <PlaceFields
              search={search}
              nearby={asked}
              result={result}
              vehicles={vehicles}
              locale={locale}
              group={group}
            />
          </CachedFragment>
        ),
        show: (
          <button className={styles.show} type="submit" name="ask" value="1" data-show>
            Show {isTyped || !isCounted ? vehicles : stockCount(result.count, vehicles, locale)}
          </button>
        ),
        clear: <ClearFilters basePath={basePath} search={search} canClear={canClear} />,
      })}
    </form>
  );
}

const nothing = () => {};
const none: readonly never[] = [];
/** Groups that stand open, of the first. */
const openLists = 4;
const openRanges = 6;

const isRange = (name: FacetName): name is RangeFacetName => (rangeFacetNames as readonly string[]).includes(name);
