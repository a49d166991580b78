import { bigserial } from "./drizzle.ts";

/** The number of a row, in the order in which rows are written. */
export const serialId = () => bigserial({ mode: "number" }).primaryKey();
