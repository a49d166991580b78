import type { SearchResponse } from "@forecourt/api";
import type { FacetName, InvalidAmount, ListFacetName, SearchQuery, UnreadBudget } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { ComponentType, ReactNode } from "react";
import type { CarCardComponent } from "./car-card-component.ts";
import type { NearestCar } from "./empty-results.tsx";
import type { ResultExtras } from "./result-extras.ts";
import type {
  EmptyResultSlotProps,
  FilterRailSlotProps,
  ResultGridSlotProps,
  ResultPagesSlotProps,
} from "./results-slots.ts";
import type { SearchLayoutProps } from "./search-layout.tsx";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";

/** Props of the results page. */
export interface SearchResultsProps {
  /** Heading of the page: "Used cars for sale in Sydney". */
  heading: string;
  /** Path of the search: filters live in its query. */
  basePath: string;
  search: SearchQuery;
  /** Something is set that "Clear all" takes away. @default as the search says */
  canClear?: boolean | undefined;
  result: SearchResponse;
  /** The answer is that of the search, not of one before whose answer is late. @default true */
  isCounted?: boolean | undefined;
  /** Facets offered, in order. */
  facets: readonly FacetName[];
  /** Ends of the price slider, in dollars; the specification's where left out. */
  priceSlider?: { min: number; max: number } | undefined;
  /** Makes before "Show all makes". @default 7 */
  makesShown?: number | undefined;
  /** Facet that the address shows with all of its values. @default none */
  wholeFacet?: ListFacetName | undefined;
  /** The site has yards far enough apart to choose by distance. @default true */
  offersDistance?: boolean | undefined;
  /** Amounts that were typed into a form and could not be read. @default none */
  unread?: readonly InvalidAmount[] | undefined;
  /** Terms of a budget that were typed into a form and cannot be used. @default none */
  unreadBudget?: readonly UnreadBudget[] | undefined;
  /** Rates of the weekly estimates as text; a search by weekly budget is offered with them. */
  budgetRates?: string | undefined;
  /** Terms that a search by weekly budget offers, in years. @default 1 to 7 */
  budgetYears?: readonly number[] | undefined;
  /** Id of the comparison-rate warning, which the page shows once (decisions.md row 75). */
  warningId: string;
  /** Facets as tiles above the results, each a link to the page of its cars. */
  tiles?: ReactNode;
  /** The lowest price first leaves out cars without one. @default false */
  priceAscendingNeedsPrice?: boolean | undefined;
  columns: 3 | 4;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string | undefined;
  locale: string;
  keywordPlaceholder: string;
  /** Store of the shopper's last searches. */
  history?: SearchHistoryStore | undefined;
  /** Target of "Clear Filters" in the empty state. */
  clearFiltersTo: string;
  CarCard: CarCardComponent;
  /** Latest arrivals, shown where nothing was found. @default none */
  latest?: readonly CarSummary[] | undefined;
  /** @default none */
  extras?: ResultExtras | undefined;
  /** Shown above the results, such as a message that the search service is down. */
  notice?: ReactNode;
  /** An inline script with the text of `restoreViewScript`: without it a compact list comes with the code of the page. @default none */
  restoreView?: ReactNode;
  /** The nearest car, where none was found within the distance asked for. @default none */
  nearest?: NearestCar | undefined;
  /** True while the answer for a newer search is on its way; the last hits stay (S1 §4). */
  pending?: boolean;
  /** In place of the filters, above the results. @default the rail beside them */
  OwnFilters?: ComponentType<FilterRailSlotProps> | undefined;
  /** In place of the grid of cards. @default the grid */
  OwnGrid?: ComponentType<ResultGridSlotProps> | undefined;
  /** Shown when nothing was found. @default the card with ways out */
  Empty?: ComponentType<EmptyResultSlotProps> | undefined;
  /** The way to the other pages. @default the pagination */
  Pages?: ComponentType<ResultPagesSlotProps> | undefined;
  /** Places the parts. @default filters beside the cars */
  Layout?: ComponentType<SearchLayoutProps> | undefined;
  /** In the line of the number of cars: what came in since the shopper's last visit. @default nothing */
  sinceVisit?: ReactNode;
  /** Address at which a search is saved for alerts. @default searches cannot be saved */
  saveSearchHref?: ((search: SearchQuery) => string) | undefined;
  /** The shopper reaches for filters, order or keywords: what runs them in the browser may load. */
  onReach: () => void;
}
