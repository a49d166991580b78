import type { SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { EmptyResultsProps } from "./empty-results.tsx";
import type { ComponentType } from "react";
import type { FilterFormData, FilterFormProps } from "./filter-form.tsx";
import type { ResultPagesProps } from "./result-pages.tsx";

/** What stands in place of the filters of a results page gets: all that a `FilterForm` needs, and that form. */
export interface FilterRailSlotProps extends FilterFormData {
  /** The form of the page's own filters, for what has no hook, such as a weekly budget. It is in the page's files already. */
  FilterForm: ComponentType<FilterFormProps>;
}

/** What stands in place of the cards of a results page gets. */
export interface ResultGridSlotProps {
  /** Cars of this page of results. */
  cars: readonly CarSummary[];
  search: SearchQuery;
}

/** What stands where nothing was found gets: the search, which filters hide how many cars, and where clearing them leads. */
export type EmptyResultSlotProps = EmptyResultsProps;

/** What leads to the other pages of results gets. */
export type ResultPagesSlotProps = ResultPagesProps;
