export { FacetTiles, type FacetTilesProps, type TileFacet } from "./facet-tiles.tsx";
export { bodyOutline } from "./body-outline.ts";
export { EmptyResults, type EmptyResultsProps, type NearestCar } from "./empty-results.tsx";
export { ResultPages, type ResultPagesProps } from "./result-pages.tsx";
export { SearchResults } from "./search-results.tsx";
export type { SearchResultsProps } from "./search-results-props.ts";
export type { ResultsRegion, SearchLayoutProps, SearchParts } from "./search-layout.tsx";
export type { FilterFormData, FilterOptions } from "./filter-form.tsx";
export type { CarCardComponent } from "./car-card-component.ts";
export type { ResultExtras } from "./result-extras.ts";
export type {
  EmptyResultSlotProps,
  FilterRailSlotProps,
  ResultGridSlotProps,
  ResultPagesSlotProps,
  ResultsSlots,
} from "./results-slots.ts";
export type { SlotContent } from "./slot-card.tsx";
export type { SearchHistoryStore } from "./suggest/search-history-store.ts";
export { restoreViewScript } from "./view-toggle.tsx";
