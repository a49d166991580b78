import { stockCount } from "@forecourt/core";

/**
 * How many cars a price leaves out, because they have none.
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * leftOutNote(4, "trucks", "en-AU") // "4 trucks without a price are left out."
 */
export const leftOutNote = (count: number, vehicles: string, locale: string): string =>
  `${stockCount(count, vehicles, locale)} without a price ${count === 1 ? "is" : "are"} left out.`;
