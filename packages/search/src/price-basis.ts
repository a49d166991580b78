import { priceTypeLabel } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { leftOutNote } from "./left-out-note.ts";

/**
 * What cars are sorted by, in an order by price. It is said where the cars have prices of several kinds
 * (legal-display.md): each is sorted by the price that its card shows. Said, too, is how many cars without a price are
 * left out, on sites that leave them out (decisions.md row 71). Undefined where there is nothing to say.
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * priceBasis("price_asc", [driveAway, excludingCharges], 0, "cars", "en-AU")
 * // "Sorted by the price shown: some are drive away, others excl. govt charges."
 */
export function priceBasis(
  sortBy: SearchQuery["sortBy"],
  cars: readonly CarSummary[],
  leftOut: number,
  vehicles: string,
  locale: string,
): string | undefined {
  if (sortBy !== "price_asc" && sortBy !== "price_desc") return undefined;
  const kinds = [...new Set(cars.flatMap((car) => priceTypeLabel(car) ?? []))].map(
    (label) => `${label.charAt(0).toLowerCase()}${label.slice(1).replace(/\.$/, "")}`,
  );
  const notes = [
    ...(kinds.length < 2 ? [] : [`Sorted by the price shown: some are ${kinds.join(", others ")}.`]),
    ...(leftOut > 0 && sortBy === "price_asc" ? [leftOutNote(leftOut, vehicles, locale)] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(" ");
}
