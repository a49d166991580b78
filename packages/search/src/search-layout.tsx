import type { SearchResponse } from "@forecourt/api";
import type { SearchQuery } from "@forecourt/core";
import type { ComponentType, ReactNode, Ref } from "react";
import type { FilterFormData, FilterFormProps } from "./filter-form.tsx";
import styles from "./search-results.module.css";

/**
 * The parts of a page of results, each ready to be placed once. A part that has nothing to show is `false` or `null`.
 */
export interface SearchParts {
  /** The page's `<h1>`. */
  heading: ReactNode;
  /** Keywords and plain words, with suggestions. */
  keywords: ReactNode;
  /** Facets as tiles, on the first page of sites that have them. */
  tiles: ReactNode;
  /** The way past the filters for a keyboard. */
  skipLink: ReactNode;
  /** The filters: a rail on large screens, a sheet on small ones; the slot `FilterRail` where the template fills it. */
  filters: ReactNode;
  /** Opens the sheet of the filters on small screens. */
  filterButton: ReactNode;
  /** The search service is down, or an answer failed. */
  notice: ReactNode;
  /** How many cars were found. Place it where a change of it may be read out. */
  count: ReactNode;
  /** The order of the cars. */
  sort: ReactNode;
  /** Cards or a compact list. */
  view: ReactNode;
  /** Notes on this answer: words without a car, unknown places, a better spelling. */
  notes: ReactNode;
  /** The filters in force, each a link that takes it away. */
  chips: ReactNode;
  /** How an order by price reads the price of a car. */
  basis: ReactNode;
  /**
   * The cars with promotions among them, or the ways out where nothing was found: the slots `ResultGrid` and
   * `EmptyResult`.
   */
  cars: ReactNode;
  /** The way to the other pages of results: the slot `ResultPages`. */
  pages: ReactNode;
}

/** Attributes of the element around the cars: its label, whether an answer is on its way, and the scroll target. */
export interface ResultsRegion {
  ref: Ref<HTMLElement>;
  "aria-labelledby": string;
  "data-pending": true | undefined;
  "data-results": true;
}

/** Props of a layout of a results page. */
export interface SearchLayoutProps {
  parts: SearchParts;
  /** For the `FilterForm` in place of `parts.filters`. */
  filters: FilterFormData;
  /** The form of the page's own filters. It is in the page's files already. */
  FilterForm: ComponentType<FilterFormProps>;
  /** Spread it onto the `<section>` around the cars. */
  region: ResultsRegion;
  /** The search that was answered. */
  search: SearchQuery;
  result: SearchResponse;
}

/** Filters beside the cars, the order above them. */
export function StandardSearchLayout({
  parts,
  region,
  hasOwnFilters,
  onReach,
}: Pick<SearchLayoutProps, "parts" | "region"> & { hasOwnFilters: boolean; onReach: () => void }) {
  return (
    <>
      <div className={styles.head} onPointerOver={onReach} onFocus={onReach}>
        {parts.heading}
        {parts.keywords}
      </div>
      {parts.tiles}
      <div className={styles.layout} data-own-filters={hasOwnFilters ? "" : undefined}>
        {parts.skipLink}
        {parts.filters}
        <section className={styles.results} {...region}>
          {parts.notice}
          <div className={styles.toolbar} onPointerOver={onReach} onFocus={onReach}>
            {parts.count}
            {parts.filterButton}
            {parts.sort}
            {parts.view}
          </div>
          {parts.notes}
          {parts.chips}
          {parts.basis}
          {parts.cars}
          {parts.pages}
        </section>
      </div>
    </>
  );
}
