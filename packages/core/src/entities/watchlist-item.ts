import { z } from "zod";
import { idText } from "./fields.ts";

/** A car on a watchlist (S1 §3 "watchlist item"). */
export const watchlistItemSchema = z.object({ id: idText });
/** A parsed watchlist item. */
export type WatchlistItem = z.output<typeof watchlistItemSchema>;
