import { countries, isPartialPrice } from "@forecourt/core";
import type { CountryFacts } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";

/**
 * What the report of an import says of a price that leaves charges out where the law asks for the total
 * (legal-display.md): of a new vehicle, of any in a state of `totalIn`, and of any in a country where every price is
 * the total. Undefined where nothing is to be said, and of a car that is not shown.
 *
 * @example
 * priceBasisNote({ car_type: "used", price_type: "egc", state: "VIC", location: null, show_on_dealer_website: true }, "AU")
 * // "Shown, but an advertised price in VIC includes transfer and duty, and this one excludes government charges (legal-display.md)."
 */
export function priceBasisNote(
  car: Pick<Car, "car_type" | "price_type" | "state" | "show_on_dealer_website"> & {
    location: Pick<NonNullable<Car["location"]>, "address"> | null;
  },
  country: Site["country"],
): string | undefined {
  const { name, price, salesTax }: CountryFacts = countries[country];
  if (!car.show_on_dealer_website || !isPartialPrice(car.price_type)) return undefined;
  const left = car.price_type === "egc" ? "excludes government charges" : "is plus on-road costs";
  if (price.isAlwaysTotal)
    return `Shown without being called the total cash price: an advertised price in ${name} includes ${salesTax} and on-road costs, and this one ${left} (legal-display.md).`;
  if (car.car_type === "new")
    return `Shown, but a new vehicle in ${name} is advertised with its drive-away price, and this one ${left} (legal-display.md).`;
  const state = (car.location?.address?.state ?? car.state ?? "").trim().toUpperCase();
  return price.totalIn?.includes(state)
    ? `Shown, but an advertised price in ${state} includes transfer and duty, and this one ${left} (legal-display.md).`
    : undefined;
}
