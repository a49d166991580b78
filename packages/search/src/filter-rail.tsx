import type { FacetName } from "@forecourt/core";
import { IconClose } from "@forecourt/ui-kit/icon";
import { Fragment, memo } from "react";
import type { MouseEvent } from "react";
import { ClearFilters } from "./clear-filters.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { FilterFormData } from "./filter-form.tsx";
import styles from "./search-rail.module.css";
import { railId } from "./use-filter-sheet.ts";

/** Props of {@link FilterRail}. */
export interface FilterRailProps extends FilterFormData {
  /** Open as a sheet, on small screens; undefined while the address says so. */
  open: boolean | undefined;
  onClose: () => void;
  /** The sheet makes way for the search that its fields make. */
  onApply: () => void;
  onReach: () => void;
}

/**
 * Every facet of the search: a rail beside the results on large screens, a sheet over them on small ones. Its fields
 * are one form, so that each of its buttons applies all that was typed. Rendered anew for another search or answer
 * alone, not while one is on its way.
 */
export const FilterRail = memo(function FilterRail({ open, onClose, onApply, onReach, ...filters }: FilterRailProps) {
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const hasUnread = Boolean(filters.unread?.length || filters.invalidBudgetTerms?.length);
  return (
    <section
      className={styles.rail}
      id={railId}
      data-part="filter-rail"
      data-open={open ?? (hasUnread || undefined)}
      aria-label="Filters"
      onPointerOver={onReach}
      onFocus={onReach}
      {...(open ? { role: "dialog", "aria-modal": true } : {})}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        <ClearFilters basePath={filters.basePath} search={filters.search} canClear={filters.canClear} />
        <a className={styles.close} href="#result-count" aria-label="Close filters" onClick={close}>
          <IconClose />
        </a>
      </div>
      <FilterForm {...filters} className={styles.form} onUnchanged={onClose} onApply={onApply}>
        {({ facets, budget, distance, show }) => {
          // A budget goes with prices, a distance with the places of cars; each stands once.
          const placeAt = facets.findIndex(({ name }) => placeFacets.has(name));
          return (
            <>
              <div className={styles.groups}>
                {!facets.some(({ name }) => name === "price") && budget}
                {facets.map(({ name, field }, index) => (
                  <Fragment key={name}>
                    {index === placeAt && distance}
                    {field}
                    {name === "price" && budget}
                  </Fragment>
                ))}
                {placeAt < 0 && distance}
              </div>
              <div className={styles.foot}>{show}</div>
            </>
          );
        }}
      </FilterForm>
    </section>
  );
});

const placeFacets: ReadonlySet<FacetName> = new Set([
  "city",
  "state",
  "location_name",
  "dealership_name",
  "dealership_slug",
]);
