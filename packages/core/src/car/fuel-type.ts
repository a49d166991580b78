import { hasText } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";

/** Fuel of a car as shown and searched: the simple one, else the feed's own; undefined when not known (S1 §3). */
export function fuelType(car: CarPart<"simple_fuel" | "fuel">): string | undefined {
  if (hasText(car.simple_fuel)) return car.simple_fuel.trim();
  return hasText(car.fuel) ? car.fuel.trim() : undefined;
}

/**
 * Whether a car drives on electricity alone or with an engine beside it; undefined for any other fuel (S1 §4 tags, §9
 * fuel cost).
 *
 * @example
 * electrification({ simple_fuel: "Petrol/Electric Hybrid" }) // "hybrid"
 */
export function electrification(car: CarPart<"simple_fuel" | "fuel">): "electric" | "hybrid" | undefined {
  const fuel = fuelType(car)?.toLowerCase();
  if (fuel === undefined) return undefined;
  if (/hybrid|phev|\bhev\b/.test(fuel)) return "hybrid";
  if (!/electric|\bev\b|\bbev\b/.test(fuel)) return undefined;
  return /petrol|diesel|unleaded|premium|lpg/.test(fuel) ? "hybrid" : "electric";
}
