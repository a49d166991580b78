import type { SearchResponse } from "@forecourt/api";
import { clearFilters, hasFilters, rangeFacetNames, searchUrl } from "@forecourt/core";
import type { FacetName, Nearby, RangeFacetName, SearchQuery, UnreadAmount, UnreadBudget } from "@forecourt/core";
import { IconClose } from "@forecourt/ui-kit/icon";
import { memo } from "react";
import type { MouseEvent, RefObject } from "react";
import { BudgetForm } from "./budget-form.tsx";
import { FacetList } from "./facet-list.tsx";
import { FacetRange } from "./facet-range.tsx";
import { PlaceForm } from "./place-form.tsx";
import styles from "./search-rail.module.css";

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
  /** Amounts of the address that could not be read. */
  unread: readonly UnreadAmount[];
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
  railRef: RefObject<HTMLElement | null>;
  onReach: () => void;
}

/**
 * Every facet of the search: a rail beside the results on large screens, a sheet over them on small ones. Rendered anew for
 * another search or answer alone, not while one is on its way.
 */
export const FilterRail = memo(function FilterRail({ basePath, search, asked, result, facets, priceSlider, makesShown, unread, unreadBudget, budgetRates, warningId, locale, open, onClose, railRef, onReach }: FilterRailProps) {
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const count = result.count.toLocaleString(locale);
  const shown = facets.filter((name) => (isRange(name) ? (result.facetStats[name] ?? search.ranges[name]) !== undefined : (result.facets[name]?.length ?? 0) > 0));
  return (
    <section ref={railRef} className={styles.rail} id="filters" data-open={open} aria-label="Filters" onPointerOver={onReach} onFocus={onReach} {...(open ? { role: "dialog", "aria-modal": true } : {})}>
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
      <div className={styles.groups}>
        <PlaceForm basePath={basePath} search={search} nearby={asked} result={result} locale={locale} />
        {budgetRates !== undefined && <BudgetForm basePath={basePath} search={search} rates={budgetRates} warningId={warningId} unread={unreadBudget} locale={locale} />}
        {shown.map((name, index) =>
          isRange(name) ? (
            <FacetRange key={name} name={name} basePath={basePath} search={search} stats={result.facetStats[name]} {...(name === "price" ? { ends: priceSlider, bars: result.priceBars } : {})} unread={unread.filter((amount) => amount.name === name)} locale={locale} open={index < 6} />
          ) : (
            <FacetList key={name} name={name} basePath={basePath} search={search} values={result.facets[name] ?? []} locale={locale} open={index < 4 || search.filters[name] !== undefined} shownAtFirst={name === "make" ? makesShown : undefined} />
          ),
        )}
      </div>
      <div className={styles.foot}>
        <a className={styles.show} href="#result-count" onClick={close}>
          Show {count} {result.count === 1 ? "car" : "cars"}
        </a>
      </div>
    </section>
  );
});

const isRange = (name: FacetName): name is RangeFacetName => (rangeFacetNames as readonly string[]).includes(name);
