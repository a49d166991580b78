import { z } from "zod";
import { certainFlag, optionalNumber, optionalText } from "./fields.ts";

/** A promotion among the results (S1 §3 "promo node"); `isPromotionShown` and `placeSlots` read it. `node` is what it shows. */
export const promoNodeSchema = z.object({
  start: optionalText,
  expiry: optionalText,
  /** 1-based; null for the usual place. */
  position: optionalNumber,
  display: certainFlag(true),
  strictDisplay: certainFlag(false),
  node: z.unknown().refine((value) => value !== undefined, "A promotion shows something."),
});
/** A parsed promotion. */
export type PromoNode = z.output<typeof promoNodeSchema>;
