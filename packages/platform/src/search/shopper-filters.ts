import { budgetGroups } from "@forecourt/core";
import type { BudgetTerms, GeoPoint, Nearby } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { yearAt } from "../finance/car-disclaimer.ts";

/** A budget as conditions of the engine: the prices of each group of cars with a rate of its own. Cars without a price are not found. */
export function budgetFilter(site: Site, budget: BudgetTerms | undefined, now: Date = new Date()): string[] {
  const groups = budgetGroups(budget, site, yearAt(site, now));
  if (!groups) return [];
  const conditions = groups.flatMap(({ carTypes, years, lowestPriceDollars, highestPriceDollars }) => {
    if (highestPriceDollars === undefined) return [];
    const all = [
      ...(carTypes ? [`car_type:=[${carTypes.join(",")}]`] : []),
      ...(years?.min === undefined ? [] : [`year:>=${years.min}`]),
      ...(years?.max === undefined ? [] : [`year:<=${years.max}`]),
      ...(lowestPriceDollars === undefined ? [] : [`price:>=${lowestPriceDollars}`]),
      `price:<=${highestPriceDollars}`,
    ];
    return [all.length === 1 ? all.join() : `(${all.join(" && ")})`];
  });
  // No group is within the budget: no car is.
  if (conditions.length === 0) return ["price:<0"];
  return [conditions.length === 1 ? conditions.join() : `(${conditions.join(" || ")})`];
}

/** Where a search is near as a condition of the engine: a circle; none where any distance will do. */
export function nearbyFilter(nearby: Nearby | undefined, place: GeoPoint | undefined): string[] {
  return nearby?.within === undefined || !place ? [] : [`place:(${place.lat}, ${place.long}, ${nearby.within} km)`];
}

/** Nearest first; cars that stand at no known place come last. */
export function placeOrder({ lat, long }: GeoPoint): string {
  return `place(${lat}, ${long}):asc`;
}
