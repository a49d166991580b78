import type { SearchResponse } from "@forecourt/api";
import type { SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { ReactNode } from "react";
import type { CarCardComponent } from "./car-card-component.ts";
import type { NearestCar } from "./empty-results.tsx";
import type { FilterOptions } from "./filter-form.tsx";
import type { ResultExtras } from "./result-extras.ts";
import type { ResultsSlots } from "./results-slots.ts";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";

/** Props of the results page. */
export interface SearchResultsProps {
  /** Heading of the page: "Used cars for sale in Sydney". */
  heading: string;
  /** Path of the search: filters live in its query. */
  basePath: string;
  search: SearchQuery;
  result: SearchResponse;
  filters: FilterOptions;
  /** The template's own parts. @default none */
  slots?: Partial<ResultsSlots> | undefined;
  /** Facets as tiles above the results, each a link to the page of its cars. */
  tiles?: ReactNode;
  /** The lowest price first leaves out cars without one. @default false */
  priceAscendingNeedsPrice?: boolean | undefined;
  columns: 3 | 4;
  /** The order by kilometres is offered. @default true */
  hasKilometres?: boolean | undefined;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string | undefined;
  locale: string;
  keywordPlaceholder: string;
  /** Store of the shopper's last searches. */
  history?: SearchHistoryStore | undefined;
  /** Target of "Clear Filters" in the empty state. */
  clearFiltersTo: string;
  /** The search is of all stock, and the site has none. @default false */
  hasNoStock?: boolean | undefined;
  CarCard: CarCardComponent;
  /** Latest arrivals, shown where nothing was found. @default none */
  latest?: readonly CarSummary[] | undefined;
  /** The nearest car, where none was found within the distance asked for. @default none */
  nearest?: NearestCar | undefined;
  /** @default none */
  extras?: ResultExtras | undefined;
  /** Shown above the results, such as a message that the search service is down. */
  notice?: ReactNode;
  /**
   * An inline script with the text of `restoreViewScript`: without it a compact list comes with the code of the page.
   * @default none
   */
  restoreView?: ReactNode;
  /** True while the answer for a newer search is on its way; the last hits stay (S1 §4). @default false */
  pending?: boolean;
  /** In the line of the number of cars: what came in since the shopper's last visit. @default nothing */
  sinceVisit?: ReactNode;
  /** Address at which a search is saved for alerts. @default searches cannot be saved */
  saveSearchHref?: ((search: SearchQuery) => string) | undefined;
  /** The shopper reaches for filters, order or keywords: what runs them in the browser may load. */
  onReach: () => void;
}
