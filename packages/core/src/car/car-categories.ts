import { bodyKey } from "../body/body-key.ts";
import type { BodyKey } from "../body/body-key.ts";
import type { CarPart } from "./car-part.ts";
import { electrification } from "./fuel-type.ts";

const commercialBodies: ReadonlySet<BodyKey | undefined> = new Set<BodyKey>([
  "ute",
  "cabChassis",
  "van",
  "lightTruck",
  "bus",
]);
/** Seats from which a car counts as one for a large family. */
const manySeats = 7;

/**
 * Categories of a car for the facet `categories` (S1 §3): what shoppers ask for across bodies. Those of the body-type
 * keys that are no body (`ev`, `4x4`) are among them.
 *
 * @example
 * carCategories({ simple_body: "Ute", drive: "4WD", simple_fuel: "Diesel" }) // ["4x4", "Commercial"]
 */
export function carCategories(
  car: CarPart<"simple_body" | "body" | "drive" | "seats" | "simple_fuel" | "fuel">,
): string[] {
  const body = bodyKey(car.simple_body) ?? bodyKey(car.body);
  const categories: string[] = [];
  const electric = electrification(car);
  if (electric === "electric") categories.push("Electric");
  if (electric === "hybrid") categories.push("Hybrid");
  if (/\b(?:4x4|4wd|awd|all wheel|four wheel)\b/i.test(car.drive ?? "") || body === "4x4") categories.push("4x4");
  if (commercialBodies.has(body)) categories.push("Commercial");
  if ((typeof car.seats === "number" && car.seats >= manySeats) || body === "peopleMover")
    categories.push("7 seats or more");
  return categories;
}
