export type { CarCardComponent } from "./car-card-component.ts";
export { WatchlistPage, type WatchlistPageProps } from "./watchlist-page.tsx";
