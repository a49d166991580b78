import type { SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { ComponentType } from "react";
import type { EmptyResultsProps } from "./empty-results.tsx";
import type { FilterFormData, FilterFormProps } from "./filter-form.tsx";
import type { ResultPagesProps } from "./result-pages.tsx";
import type { SearchLayoutProps } from "./search-layout.tsx";

/** Props of the slot for the filters of a results page: everything that a `FilterForm` needs, and that form. */
export interface FilterRailSlotProps extends FilterFormData {
  /**
   * The form of the page's own filters, for what has no hook, such as a weekly budget. It is in the page's files
   * already.
   */
  FilterForm: ComponentType<FilterFormProps>;
}

/** Props of the slot for the cards of a results page. */
export interface ResultGridSlotProps {
  /** Cars of this page of results. */
  cars: readonly CarSummary[];
  search: SearchQuery;
}

/**
 * Props of the slot for an empty result: the search, which filters hide how many cars, and where clearing them leads.
 */
export type EmptyResultSlotProps = EmptyResultsProps;

/** Props of the slot for the links to other pages of results. */
export type ResultPagesSlotProps = ResultPagesProps;

/** Parts of a results page that a template may have its own of. */
export interface ResultsSlots {
  /** The filters of a results page. @default the rail beside the results, with links and forms */
  FilterRail: ComponentType<FilterRailSlotProps>;
  /** The cars of a results page. @default a grid of `CarCard` */
  ResultGrid: ComponentType<ResultGridSlotProps>;
  /** Shown where nothing was found. @default EmptyResults of `@forecourt/search/results` */
  EmptyResult: ComponentType<EmptyResultSlotProps>;
  /** The way to the other pages. @default ResultPages of `@forecourt/search/results` */
  ResultPages: ComponentType<ResultPagesSlotProps>;
  /** Places the parts of a page of results. @default filters beside the cars */
  SearchLayout: ComponentType<SearchLayoutProps>;
}
