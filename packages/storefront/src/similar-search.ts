import { conditionSearchPath, emptySearchQuery, searchQueryToParams } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";

/**
 * Where a shopper finds cars like one: the same make and body among all stock.
 *
 * @example
 * similarSearchHref({ make: "Kia", simple_body: "SUV" }) // "/search/new-used-and-demo-cars?make=Kia&simple_body=SUV"
 */
export function similarSearchHref(car: Pick<CarSummary, "make" | "simple_body">): string {
  const filters = { make: [car.make], ...(car.simple_body ? { simple_body: [car.simple_body] } : {}) };
  return `${conditionSearchPath()}?${searchQueryToParams({ ...emptySearchQuery, filters })}`;
}
