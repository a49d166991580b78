import { displayPrice } from "./display-price.ts";
import type { PricedCar } from "./display-price.ts";

/**
 * The dollars a shopper would pay for the car today: the offer price or the price shown; undefined where a weekly
 * subscription, PREORDER or "Enquire for price." stands instead (S1 §4).
 *
 * @example
 * salePrice({ price: 38990, offer_price: 36990 }) // 36990
 */
export function salePrice(car: PricedCar): number | undefined {
  const shown = displayPrice(car);
  return shown.kind === "offer" || shown.kind === "price" ? shown.dollars : undefined;
}
