import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { PricedCar } from "../price/display-price.ts";
import { salePrice } from "../price/sale-price.ts";

/** What {@link financeLink} needs to know besides the car. */
export interface FinanceLinkOptions {
  /** @default "/finance" */
  route?: string;
  /** Send cars with an nvic to the personalised page. @default false */
  personalised?: boolean;
}

/**
 * Where a car's finance button leads (S2 §2, decisions.md row 81). What is not known is left out of the query.
 *
 * @example
 * financeLink({ id: "17", car_type: "used", price: 15990, dealership_slug: "harbour-kia" })
 * // "/finance?preferredDealership=harbour-kia&vehiclePriceBudget=15990&car_id=17&car_type=used#finance-form"
 */
export function financeLink(
  car: PricedCar & CarPart<"id" | "nvic" | "vin" | "car_type" | "dealership_slug">,
  { route = "/finance", personalised = false }: FinanceLinkOptions = {},
): string {
  if (personalised && hasText(car.nvic) && hasText(car.id))
    return `/personalised/finance?${new URLSearchParams({ car_id: car.id })}`;
  const price = salePrice(car);
  const known: [string, string | null | undefined][] = [
    ["preferredDealership", car.dealership_slug],
    ["vehiclePriceBudget", price === undefined ? undefined : String(price)],
    ["car_id", car.id],
    ["car_type", car.car_type],
    ["vin", car.vin],
  ];
  const query = new URLSearchParams(known.filter((pair): pair is [string, string] => hasText(pair[1])));
  return `${route}${query.size > 0 ? `?${query}` : ""}#finance-form`;
}
