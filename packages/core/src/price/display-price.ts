import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { formatMoney } from "./format-money.ts";
import type { FormatMoneyOptions } from "./format-money.ts";
import { lowestShownPriceExclusive } from "./price-guards.ts";

/** Text beside a subscription price (S1 §9). */
export const subscriptionUnit = "per week";
/** Price text of a car that can be ordered but has no price (S1 §4). */
export const preorderText = "PREORDER";
/** Price text of a car without a price (S1 §4). */
export const enquireForPriceText = "Enquire for price.";

/** What stands where the price goes. Dollars include GST. */
export type DisplayPrice =
  | { kind: "subscription"; dollars: number; unit: typeof subscriptionUnit }
  | { kind: "offer"; dollars: number }
  | { kind: "price"; dollars: number }
  | { kind: "preorder"; dollars?: undefined; text: typeof preorderText }
  | { kind: "enquire"; dollars?: undefined; text: typeof enquireForPriceText };

/** The fields that decide a price. */
export type PricedCar = CarPart<"price" | "offer_price" | "subscription_price" | "preorder">;

/**
 * What is shown as the price of a car (S1 §4, decisions.md row 19): the subscription price, else the offer price when
 * it is above 10 and differs from the price, else the price above 10, else PREORDER, else "Enquire for price.".
 *
 * @example
 * displayPrice({ price: 38990, offer_price: 36990 }) // { kind: "offer", dollars: 36990 }
 * displayPrice({ preorder: true }) // { kind: "preorder", text: "PREORDER" }
 */
export function displayPrice(car: PricedCar): DisplayPrice {
  if (isAmount(car.subscription_price) && car.subscription_price > 0) {
    return { kind: "subscription", dollars: car.subscription_price, unit: subscriptionUnit };
  }
  if (isAmount(car.offer_price) && car.offer_price > lowestShownPriceExclusive && car.offer_price !== car.price) {
    return { kind: "offer", dollars: car.offer_price };
  }
  if (isAmount(car.price) && car.price > lowestShownPriceExclusive) return { kind: "price", dollars: car.price };
  return car.preorder === true
    ? { kind: "preorder", text: preorderText }
    : { kind: "enquire", text: enquireForPriceText };
}

/**
 * The price in words and figures.
 *
 * @example
 * displayPriceText({ kind: "subscription", dollars: 249, unit: "per week" }, { locale: "en-AU", currency: "AUD" }) // "$249 per week"
 */
export function displayPriceText(price: DisplayPrice, options: FormatMoneyOptions): string {
  if (price.kind === "preorder" || price.kind === "enquire") return price.text;
  const money = formatMoney(price.dollars, options);
  return price.kind === "subscription" ? `${money} ${price.unit}` : money;
}

/**
 * Whether a preorder chip stands beside the price: the car is a preorder and has a price all the same
 * (decisions.md row 19).
 */
export function hasPreorderChip(car: PricedCar): boolean {
  return car.preorder === true && displayPrice(car).kind !== "preorder";
}
