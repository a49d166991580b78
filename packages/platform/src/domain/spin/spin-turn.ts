import type { spinTurns } from "../../records/schema.ts";

/** A turn as it is stored. */
export type SpinTurn = typeof spinTurns.$inferSelect;
