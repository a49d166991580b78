import type { CarPart } from "../car/car-part.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import type { PricedCar } from "./display-price.ts";
import { salePrice } from "./sale-price.ts";
import { wasPrice } from "./was-price.ts";

/**
 * Dollars taken off: the was-price less the price shown (S1 §2 "reduced-price note"); undefined when there is no
 * was-price.
 *
 * @example
 * reducedBy({ price: 36990, before_price: 38990 }) // 2000
 */
export function reducedBy(car: PricedCar & CarPart<"before_price">): number | undefined {
  const was = wasPrice(car);
  const now = salePrice(car);
  return was === undefined || now === undefined ? undefined : roundHalfUp(was - now, 2);
}
