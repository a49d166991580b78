import type { Promotion } from "@forecourt/core";
import type { SlotContent } from "./slot-card.tsx";

/** Items among the cars of the first page: the tile, and the promotions with their dates (S1 §2, §3). */
export interface ResultExtras {
  /** The instant that the promotions' dates are read against. */
  now: Date;
  tile?: (SlotContent & { position: number }) | undefined;
  promotions: readonly Promotion<SlotContent>[];
}
