export { SearchResults, type SearchResultsProps, type CarCardComponent } from "./search-results.tsx";
export { searchUrl } from "./search-url.ts";
