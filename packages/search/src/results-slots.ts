import type { SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { EmptyResultsProps } from "./empty-results.tsx";
import type { ComponentType } from "react";
import type { FilterFormData, FilterFormProps } from "./filter-form.tsx";
import type { ResultPagesProps } from "./result-pages.tsx";

/** Props of the slot for the filters of a results page: everything that a `FilterForm` needs, and that form. */
export interface FilterRailSlotProps extends FilterFormData {
  /** The form of the page's own filters, for what has no hook, such as a weekly budget. It is in the page's files already. */
  FilterForm: ComponentType<FilterFormProps>;
}

/** Props of the slot for the cards of a results page. */
export interface ResultGridSlotProps {
  /** Cars of this page of results. */
  cars: readonly CarSummary[];
  search: SearchQuery;
}

/** Props of the slot for an empty result: the search, which filters hide how many cars, and where clearing them leads. */
export type EmptyResultSlotProps = EmptyResultsProps;

/** Props of the slot for the links to other pages of results. */
export type ResultPagesSlotProps = ResultPagesProps;
