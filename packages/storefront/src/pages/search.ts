export { loader } from "../search/search-loader.ts";
export { ErrorBoundary, handle, headers, meta, shouldRevalidate } from "../routes/search.tsx";
export { useSearchPage } from "../search/use-search-page.ts";
export { SearchView, type SearchViewProps } from "../search/search-view.tsx";
export type { SearchPageData } from "../search/search-page-data.ts";
