import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { displayPrice } from "./display-price.ts";
import type { PricedCar } from "./display-price.ts";
import { salePrice } from "./sale-price.ts";

/** Words for what a price includes (S1 §3, decisions.md row 53). */
export const priceTypeLabels = {
  drive_away: "Drive away",
  estimated_drive_away: "Estimated drive away",
  egc: "Excl. govt charges",
  plus_orc: "Plus on-road costs",
  poa: "Price on application",
} as const;

/**
 * Words for what the price includes: the car's own label, else those of its price type; undefined when neither is
 * known. A weekly subscription is none of these. A price that shows is not "on application": S1 §4 decides by the
 * amount whether it shows, so such a type says nothing beside it.
 *
 * @example
 * priceTypeLabel({ price_type: "egc" }) // "Excl. govt charges"
 */
export function priceTypeLabel(car: PricedCar & CarPart<"price_type" | "price_type_label">): string | undefined {
  if (displayPrice(car).kind === "subscription") return undefined;
  if (car.price_type === "poa" && salePrice(car) !== undefined) return undefined;
  if (hasText(car.price_type_label)) return car.price_type_label.trim();
  return car.price_type && Object.hasOwn(priceTypeLabels, car.price_type) ? priceTypeLabels[car.price_type] : undefined;
}
