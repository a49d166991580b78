import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { PricedCar } from "./display-price.ts";
import { salePrice } from "./sale-price.ts";

/**
 * The crossed-out price, in dollars: `before_price`, only when it is higher than the price shown (S1 §4,
 * decisions.md rows 19 and 62). Undefined where no sale price is shown.
 *
 * @example
 * wasPrice({ price: 36990, before_price: 38990 }) // 38990
 */
export function wasPrice(car: PricedCar & CarPart<"before_price">): number | undefined {
  const now = salePrice(car);
  return now !== undefined && isAmount(car.before_price) && car.before_price > now ? car.before_price : undefined;
}
