import { z } from "zod";
import { optionalNumber } from "./fields.ts";

/** All reviews together (S1 §3, S2 §3). */
export const reviewSummarySchema = z.object({ count: optionalNumber, average_rating: optionalNumber });
