import type { CarPart } from "./car-part.ts";

/** What sort of vehicle a record is about: the specification lists of S1 §2 differ by it. */
export type VehicleKind = "car" | "truck" | "motorbike" | "caravan";

/**
 * Kind of vehicle of a record, by its `item_type`, else by its body; a car where neither says otherwise (S1 §2, §3).
 *
 * @example
 * vehicleKind({ item_type: "caravan" }) // "caravan"
 * vehicleKind({ simple_body: "Light Truck" }) // "truck"
 */
export function vehicleKind(car: CarPart<"item_type" | "simple_body" | "body">): VehicleKind {
  const words = `${car.item_type ?? ""} ${car.simple_body ?? car.body ?? ""}`.toLowerCase();
  if (/caravan|camper|pop.?top/.test(words)) return "caravan";
  if (/motor.?(?:bike|cycle)|scooter/.test(words)) return "motorbike";
  return /truck/.test(words) ? "truck" : "car";
}
