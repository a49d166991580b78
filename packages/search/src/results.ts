export { FacetTiles, type FacetTilesProps, type TileFacet } from "./facet-tiles.tsx";
export { SearchResults, type SearchResultsProps } from "./search-results.tsx";
export type { CarCardComponent } from "./car-card-component.ts";
export type { ResultExtras } from "./result-extras.ts";
export type { SlotContent } from "./slot-card.tsx";
export type { SearchHistoryStore } from "./suggest/search-history-store.ts";
