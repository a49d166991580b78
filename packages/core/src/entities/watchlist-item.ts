import { z } from "zod";
import { idText } from "./fields.ts";

/** A car on a watchlist (S1 §3 "watchlist item"). */
export const watchlistItemSchema = z.object({ id: idText });
