import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { carTitle } from "../car/car-title.ts";
import { fuelType } from "../car/fuel-type.ts";
import { conditionLabel } from "../car/condition-label.ts";
import { formatKm } from "../format/format-number.ts";
import { formatMoney } from "../price/format-money.ts";
import { priceTypeLabel } from "../price/price-type-label.ts";
import { salePrice } from "../price/sale-price.ts";
import { isSold } from "../stock/availability.ts";
import type { PricedCar } from "../price/display-price.ts";

/** The fields that a vehicle page's texts are made of. */
export type VehiclePageTextCar = PricedCar &
  CarPart<
    | "year"
    | "make"
    | "model"
    | "badge"
    | "series"
    | "city"
    | "status"
    | "car_type"
    | "km"
    | "simple_transmission"
    | "simple_fuel"
    | "fuel"
    | "price_type"
    | "price_type_label"
    | "stocknum"
  >;

/**
 * Title of a vehicle page.
 *
 * @example
 * vehiclePageTitle({ year: 2021, make: "Mazda", model: "CX-5", city: "Dubbo" }, { siteName: "Harbour Mazda" })
 * // "2021 Mazda CX-5 for sale in Dubbo | Harbour Mazda"
 */
export function vehiclePageTitle(car: VehiclePageTextCar, { siteName }: { siteName: string }): string {
  const offered = isSold(car) ? " (sold)" : ` for sale${hasText(car.city) ? ` in ${car.city.trim()}` : ""}`;
  return `${carTitle(car)}${offered} | ${siteName}`;
}

/**
 * Description of a vehicle page for search engines: what it is, its price and what that includes, its main facts, who
 * sells it.
 *
 * @example
 * vehiclePageDescription({ year: 2021, make: "Mazda", model: "CX-5", car_type: "used", km: 23255, price: 38990, price_type: "egc" },
 *   { siteName: "Harbour Mazda", locale: "en-AU", currency: "AUD" })
 * // "Used 2021 Mazda CX-5, $38,990 excl. govt charges, 23,255 km. Photos, specifications and enquiry at Harbour Mazda."
 */
export function vehiclePageDescription(
  car: VehiclePageTextCar,
  { siteName, locale, currency }: { siteName: string; locale: string; currency: string },
): string {
  const name = [conditionLabel(car), carTitle(car)].filter((word) => word !== undefined).join(" ");
  const price = salePrice(car);
  const included = priceTypeLabel(car);
  const facts = [
    name,
    isSold(car) ? "sold" : undefined,
    price === undefined || isSold(car)
      ? undefined
      : [formatMoney(price, { locale, currency }), included && lowerFirst(included)].filter(Boolean).join(" "),
    formatKm(car.km, locale),
    hasText(car.simple_transmission) ? lowerFirst(car.simple_transmission.trim()) : undefined,
    fuelType(car) === undefined ? undefined : lowerFirst(fuelType(car) ?? ""),
    hasText(car.stocknum) ? `stock number ${car.stocknum.trim()}` : undefined,
  ].filter((fact) => fact !== undefined);
  return `${facts.join(", ")}. Photos, specifications and enquiry at ${siteName}.`;
}

/** "Automatic" in the middle of a sentence; abbreviations such as "EGC" and "DCT" stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
