import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { PricedCar } from "../price/display-price.ts";
import { lowestShownPriceExclusive, lowestValuedPriceExclusive } from "../price/price-guards.ts";
import { salePrice } from "../price/sale-price.ts";
import { depositDollars } from "../reserve/reserve-deposit.ts";
import type { Site } from "../site/site-document.ts";

/** Text in place of the enquiry buttons of a car that cannot be enquired about (S1 §2). */
export const soldText = "SOLD";

/**
 * Whether the car is sold.
 *
 * @example
 * isSold({ status: "sold" }) // true
 */
export function isSold(car: CarPart<"status">): boolean {
  return car.status === "sold";
}

/**
 * Whether a shopper can ask for this very car: in stock or coming soon (S1 §4, decisions.md row 5). Otherwise "SOLD"
 * and "Find Me Something Similar" stand in place of the enquiry buttons.
 *
 * @example
 * isEnquirable({ status: "coming_soon" }) // true
 */
export function isEnquirable(car: CarPart<"status">): boolean {
  return car.status === "in_stock" || car.status === "coming_soon";
}

/**
 * Whether a car can be driven: in stock and not reserved, or where the site says so one that is reserved or coming soon
 * (decisions.md row 108).
 *
 * @example
 * canTestDrive({ status: "coming_soon" }, { testDrivesOfUnavailable: false }) // false
 */
export function canTestDrive(
  car: CarPart<"status" | "reserved">,
  { testDrivesOfUnavailable }: { testDrivesOfUnavailable: boolean },
): boolean {
  return isEnquirable(car) && (testDrivesOfUnavailable || (car.status === "in_stock" && car.reserved !== true));
}

/**
 * Whether the reserve button shows, and where the car has a price that it can be bought at ({@link canBuyOnline}) that
 * of the online purchase: enquirable, with payment processors, not reserved and priced above 10 (S1 §5,
 * decisions.md row 5).
 *
 * @example
 * isPurchasable({ status: "in_stock", payment_processors: ["card"], price: 38990 }) // true
 */
export function isPurchasable(car: CarPart<"status" | "payment_processors" | "reserved" | "price">): boolean {
  return (
    isEnquirable(car) &&
    (car.payment_processors?.length ?? 0) > 0 &&
    car.reserved !== true &&
    isAmount(car.price) &&
    car.price > lowestShownPriceExclusive
  );
}

/**
 * Whether a car can be bought online: it is purchasable, offered at a price and not by the week, and the deposit of its
 * site is no more than that price, because the deposit is paid as a part of it.
 *
 * @example
 * canBuyOnline({ status: "in_stock", payment_processors: ["card"], price: 150 }, { depositLabel: "$200" }) // false
 */
export function canBuyOnline(
  car: Parameters<typeof isPurchasable>[0] & PricedCar,
  reserve: Pick<Site["reserve"], "depositLabel" | "deposit">,
): boolean {
  const price = salePrice(car);
  const deposit = depositDollars(reserve);
  return isPurchasable(car) && price !== undefined && deposit !== undefined && deposit <= price;
}

/**
 * Whether a trade-in can be valued against this car: in stock, not reserved, priced above 200 (S2 §4,
 * decisions.md row 5).
 */
export function isValuationTarget(car: CarPart<"status" | "reserved" | "price">): boolean {
  return (
    car.status === "in_stock" && car.reserved !== true && isAmount(car.price) && car.price > lowestValuedPriceExclusive
  );
}
