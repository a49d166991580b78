export { isSearchLive, useLiveSearch, type LiveSearch, type LiveSearchInput } from "./live/use-live-search.tsx";
