export { useLiveSearch, type LiveSearch, type LiveSearchInput } from "./live/use-live-search.tsx";
export { isSearchLive } from "./live/use-live-state.ts";
export { useRetry } from "./live/use-retry.ts";
