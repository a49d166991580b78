export { isSearchLive, useLiveSearch, type LiveSearch, type LiveSearchInput } from "./live/use-live-search.tsx";
export { useRetry } from "./live/use-retry.ts";
