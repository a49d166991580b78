import { z } from "zod";
import { maxSearchesKept } from "../access/can-favourite.ts";

/** The last searches of a shopper, the newest first, as query strings; what is beyond the fifth is dropped (S2 §3). */
export const searchHistorySchema = z.array(z.string()).transform((searches) => searches.slice(0, maxSearchesKept));
