export { FacetTiles, type FacetTilesProps, type TileFacet } from "./facet-tiles.tsx";
export { SearchResults, type ResultExtras, type SearchResultsProps, type CarCardComponent } from "./search-results.tsx";
export type { SlotContent } from "./slot-card.tsx";
export type { SearchHistoryStore } from "./suggest/search-history-store.ts";
