import { priceTypeLabel } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";

/**
 * On what an order by price stands where prices of several kinds are among the cars (legal-display.md): each car stands by the price that its card
 * shows. Undefined where there is one kind alone, or another order.
 *
 * @example
 * priceBasis("price_asc", [driveAway, excludingCharges]) // "Sorted by the price shown: some are drive away, others excl. govt charges."
 */
export function priceBasis(sortBy: SearchQuery["sortBy"], cars: readonly CarSummary[]): string | undefined {
  if (sortBy !== "price_asc" && sortBy !== "price_desc") return undefined;
  const kinds = [...new Set(cars.flatMap((car) => priceTypeLabel(car) ?? []))].map((label) => `${label.charAt(0).toLowerCase()}${label.slice(1).replace(/\.$/, "")}`);
  return kinds.length < 2 ? undefined : `Sorted by the price shown: some are ${kinds.join(", others ")}.`;
}
