import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { vehicleKind } from "../car/vehicle-kind.ts";
import type { CountryCode } from "../country/countries.ts";
import { statutoryWarranties } from "../country/countries.ts";
import type { WarrantyStep } from "../country/country.ts";
import { parseCalendarDay } from "../format/calendar-day.ts";
import { formatNumber } from "../format/format-number.ts";
import { salePrice } from "../price/sale-price.ts";
import { isSold } from "../stock/availability.ts";

/** What the law of a state says of a car. */
export type StatutoryWarranty = { months: number; km: number } | "none";

/** What decides about the warranty of a car. */
export type WarrantedCar = CarPart<
  | "status"
  | "car_type"
  | "item_type"
  | "simple_body"
  | "body"
  | "year"
  | "build_date"
  | "compliance_date"
  | "km"
  | "price"
  | "offer_price"
  | "subscription_price"
>;

/** Where and when a car is sold. */
export interface WarrantyPlace {
  country: CountryCode;
  /** As the law names it: `NSW`. */
  state: string | undefined;
  now: Date;
}

/**
 * The warranty that a used car has by the law of the state in which it is sold (legal-display.md); undefined where
 * there is no such law, for what is not a used car, and where what is known does not decide it: then nothing is said.
 *
 * @example
 * statutoryWarranty({ car_type: "used", year: 2020, km: 60000, price: 25990 }, { country: "AU", state: "NSW", now: new Date("2026-11-22T00:00:00Z") }) // { months: 3, km: 5000 }
 */
export function statutoryWarranty(
  car: WarrantedCar,
  { country, state, now }: WarrantyPlace,
): StatutoryWarranty | undefined {
  const steps = statutoryWarranties[country]?.[state?.trim().toUpperCase() ?? ""];
  const price = salePrice(car);
  if (!steps || car.car_type !== "used" || isSold(car) || vehicleKind(car) !== "car") return undefined;
  const { km, year } = car;
  if (!isAmount(km) || !isAmount(year) || price === undefined) return undefined;
  const [youngest, oldest] = agesOf({ ...car, year }, now);
  const found = [youngest, oldest].map((age) => steps.find((step) => fits(step, { age, km, price })));
  if (found[0] !== found[1]) return undefined;
  const [step] = found;
  return step ? { months: step.months, km: step.warrantyKm } : "none";
}

/**
 * The sentence on it.
 *
 * @example
 * statutoryWarrantyText({ months: 3, km: 5000 }, { state: "NSW", locale: "en-AU" }) // "Statutory warranty in NSW: 3 months or 5,000 km, whichever comes first."
 */
export function statutoryWarrantyText(
  warranty: StatutoryWarranty,
  { state, locale }: { state: string; locale: string },
): string {
  if (warranty === "none") return `This car has no statutory warranty in ${state}.`;
  const { months, km } = warranty;
  return `Statutory warranty in ${state}: ${months} ${months === 1 ? "month" : "months"} or ${formatNumber(km, locale)} km, whichever comes first.`;
}

function fits(
  { years, km: most, orEqual = false, fromDollars = 0 }: WarrantyStep,
  { age, km, price }: { age: number; km: number; price: number },
): boolean {
  const within = (value: number, limit: number) => value < limit || (orEqual && value === limit);
  return within(age, years) && within(km, most) && price >= fromDollars;
}

/** Least and greatest age in years; one and the same where the month of building is known. */
function agesOf(
  { year, build_date: built, compliance_date: complied }: WarrantedCar & { year: number },
  now: Date,
): [number, number] {
  const month = parseCalendarDay(built) ?? parseCalendarDay(complied);
  const today = now.getUTCFullYear() + now.getUTCMonth() / 12;
  if (month) {
    const age = today - (month.year + (month.month - 1) / 12);
    return [age, age];
  }
  return [today - year - 11 / 12, today - year];
}
