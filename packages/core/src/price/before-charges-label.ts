import type { CarPart } from "../car/car-part.ts";
import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";

/**
 * Label of a sum that is made from the price of a car where a buyer pays charges on top of it (S1 §3,
 * legal-display.md): such a sum is no total. Undefined where the price is all that is paid, as it always is in New
 * Zealand.
 *
 * @example
 * beforeChargesLabel({ price_type: "egc" }, "AU") // "before government charges"
 */
export function beforeChargesLabel(
  car: CarPart<"price_type">,
  country: CountryCode,
): "before government charges" | "before government charges and delivery" | undefined {
  if (countries[country].price.isAlwaysTotal) return undefined;
  if (car.price_type === "egc") return "before government charges";
  return car.price_type === "plus_orc" ? "before government charges and delivery" : undefined;
}
