import { hasText, isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { carNotices } from "../country/countries.ts";
import type { CarNoticeTexts, NoticeFact } from "../country/country.ts";
import type { CountryCode } from "../country/countries.ts";
import { countryCodes } from "../country/country-code.ts";
import { isPartialPrice } from "../price/partial-price.ts";
import { salePrice } from "../price/sale-price.ts";
import { isSold } from "../stock/availability.ts";

/** What of a car stands on its notice. */
export type NoticeCar = CarPart<
  | "status"
  | "car_type"
  | "price"
  | "price_type"
  | "offer_price"
  | "subscription_price"
  | "preorder"
  | "make"
  | "model"
  | "year"
  | "vin"
  | "km"
  | "first_registered"
  | "import_damage"
  | "security_interest"
>;

/**
 * The official notice that a car must carry where it is for sale; undefined where its country wants none, or it is sold
 * or new.
 *
 * @example
 * noticeDue({ car_type: "used" }, "NZ")?.title // "Consumer Information Notice"
 */
export function noticeDue(car: CarPart<"status" | "car_type">, country: CountryCode): CarNoticeTexts | undefined {
  const notice = carNotices[country];
  return notice && !isSold(car) && notice.carTypes.some((type) => type === car.car_type) ? notice : undefined;
}

/**
 * Facts that the notice of a car must have and that are missing; empty where it is complete, or where none is due.
 *
 * @example
 * missingNoticeFacts({ car_type: "used", make: "Toyota", model: "Aqua", year: 2015, vin: "7AT0H", km: 84000, price: 11990, first_registered: "2019-03-04", import_damage: false }, "NZ") // ["securityInterest"]
 */
export function missingNoticeFacts(car: NoticeCar, country: CountryCode): NoticeFact[] {
  if (!noticeDue(car, country)) return [];
  const known: Record<NoticeFact, boolean> = {
    // A price that charges come on top of is not the total that a notice states.
    price: salePrice(car) !== undefined && !isPartialPrice(car.price_type ?? null),
    make: hasText(car.make) && hasText(car.model),
    year: isAmount(car.year),
    vin: hasText(car.vin),
    odometer: isAmount(car.km),
    firstRegistered: hasText(car.first_registered),
    importDamage: typeof car.import_damage === "boolean",
    securityInterest: typeof car.security_interest === "boolean",
  };
  return (Object.keys(known) as NoticeFact[]).filter((fact) => !known[fact]);
}

const isOfferedOnline = (car: CarPart<"payment_processors">): boolean => (car.payment_processors?.length ?? 0) > 0;

/**
 * A car as it may be sold online: one whose notice lacks something takes no payment, so that `isPurchasable` refuses it
 * wherever it is asked (legal-display.md "NZ CIN").
 *
 * @example
 * withOnlineSale({ car_type: "used", payment_processors: ["card"] }, "NZ").payment_processors // []
 */
export function withOnlineSale<Car extends NoticeCar & CarPart<"payment_processors">>(
  car: Car,
  country: CountryCode,
): Car {
  return isOfferedOnline(car) && missingNoticeFacts(car, country).length > 0 ? { ...car, payment_processors: [] } : car;
}

/**
 * The countries in which a car may not be sold online, as its notice there lacks something: what is kept with its card,
 * which has not every fact of the notice.
 *
 * @example
 * countriesWithoutOnlineSale({ car_type: "used", payment_processors: ["card"] }) // ["NZ"]
 */
export function countriesWithoutOnlineSale(car: NoticeCar & CarPart<"payment_processors">): CountryCode[] {
  return countryCodes.filter((country) => isOfferedOnline(car) && missingNoticeFacts(car, country).length > 0);
}
