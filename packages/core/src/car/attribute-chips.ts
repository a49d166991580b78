import { formatKm } from "../format/format-number.ts";
import { hasText } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";
import { conditionLabel } from "./condition-label.ts";
import { fuelType } from "./fuel-type.ts";

/** A short fact on a car card. */
export interface AttributeChip {
  key: "condition" | "transmission" | "odometer" | "fuel";
  /** What the chip reads. */
  label: string;
}

/**
 * The chips of a car card: Condition, Transmission, Odometer in km and Fuel Type, in this order (S1 §2). What is not
 * known has no chip; an odometer that is not a number has none either (S2 §5).
 *
 * @example
 * attributeChips({ car_type: "used", simple_transmission: "Automatic", km: 23255, simple_fuel: "Diesel" }, "en-AU")
 * // [{ key: "condition", label: "Used" }, { key: "transmission", label: "Automatic" },
 * //  { key: "odometer", label: "23,255 km" }, { key: "fuel", label: "Diesel" }]
 */
export function attributeChips(
  car: CarPart<"car_type" | "simple_transmission" | "km" | "simple_fuel" | "fuel">,
  locale: string,
): AttributeChip[] {
  const chips: AttributeChip[] = [];
  const condition = conditionLabel(car);
  if (condition !== undefined) chips.push({ key: "condition", label: condition });
  if (hasText(car.simple_transmission)) chips.push({ key: "transmission", label: car.simple_transmission.trim() });
  const odometer = formatKm(car.km, locale);
  if (odometer !== undefined) chips.push({ key: "odometer", label: odometer });
  const fuel = fuelType(car);
  if (fuel !== undefined) chips.push({ key: "fuel", label: fuel });
  return chips;
}
