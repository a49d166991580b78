export { WatchlistPage, type CarCardComponent, type WatchlistPageProps } from "./watchlist-page.tsx";
