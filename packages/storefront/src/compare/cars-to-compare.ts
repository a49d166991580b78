import { isEnquirable } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { OtherCars } from "../similar-cars.ts";

/**
 * What a car that stands alone in a comparison may be compared with: cars like it, then others of its dealership, that
 * can be had. One with the same name tells nothing apart, so each name stands once and its own does not.
 */
export function carsToCompare(only: Pick<CarSummary, "name">, others: OtherCars): CarSummary[] {
  const names = new Set([only.name]);
  return [...others.cars, ...others.fromDealer].filter((car) => {
    if (names.has(car.name) || !isEnquirable(car)) return false;
    names.add(car.name);
    return true;
  });
}
