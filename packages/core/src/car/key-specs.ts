import { formatCalendarDay, parseCalendarDay } from "../format/calendar-day.ts";
import { formatKm } from "../format/format-number.ts";
import { positiveText } from "../format/positive-text.ts";
import { trimmed } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";
import { fuelType } from "./fuel-type.ts";
import { regoExpiry } from "./rego-expiry.ts";
import type { RegoExpiryOptions } from "./rego-expiry.ts";

/** Key specs shown before "Show More" (S1 §2, §9). */
export const firstKeySpecs = 4;

/** A line of the key information. */
export interface KeySpec {
  key: string;
  label: string;
  value: string;
}

/** What {@link keySpecs} needs to know besides the car. */
export interface KeySpecsOptions extends RegoExpiryOptions {
  /** Leave out the VIN: some dealers do not publish it. @default false */
  hideVin?: boolean;
}

/** The fields that key information is made of. */
export type KeySpecsCar = CarPart<
  | "km"
  | "simple_transmission"
  | "trans"
  | "simple_fuel"
  | "fuel"
  | "simple_body"
  | "body"
  | "engine_size"
  | "engine_size_litres"
  | "cylinders"
  | "drive"
  | "seats"
  | "doors"
  | "colour"
  | "interior_colour"
  | "fuelconsumptioncombined"
  | "towingcapacitybraked"
  | "ancaprating"
  | "regplate"
  | "rego_expiry"
  | "build_date"
  | "stocknum"
  | "vin"
>;

/**
 * The key information of a car in its fixed order, without empty values (S1 §2). The first {@link firstKeySpecs} show
 * at once, the rest behind "Show More".
 *
 * @example
 * keySpecs({ km: 23255, seats: 5 }, { locale: "en-AU", timeZone: "Australia/Sydney", now: new Date("2026-11-21T00:00:00Z") })
 * // [{ key: "odometer", label: "Odometer", value: "23,255 km" }, { key: "seats", label: "Seats", value: "5" }]
 */
export function keySpecs(car: KeySpecsCar, options: KeySpecsOptions): KeySpec[] {
  const { locale } = options;
  const specs: KeySpec[] = [];
  const add = (key: string, label: string, value: string | undefined) => {
    if (value !== undefined) specs.push({ key, label, value });
  };
  add("odometer", "Odometer", formatKm(car.km, locale));
  add("transmission", "Transmission", trimmed(car.simple_transmission) ?? trimmed(car.trans));
  add("fuel", "Fuel type", fuelType(car));
  add("body", "Body", trimmed(car.simple_body) ?? trimmed(car.body));
  add("engine", "Engine", engine(car, locale));
  add("drive", "Drive", trimmed(car.drive));
  add("seats", "Seats", positiveText(car.seats, locale));
  add("doors", "Doors", positiveText(car.doors, locale));
  add("colour", "Colour", trimmed(car.colour));
  add("interior", "Interior", trimmed(car.interior_colour));
  add("consumption", "Fuel consumption", positiveText(car.fuelconsumptioncombined, locale, " L/100 km", 1));
  add("towing", "Towing (braked)", positiveText(car.towingcapacitybraked, locale, " kg"));
  add("ancap", "ANCAP", positiveText(car.ancaprating, locale, car.ancaprating === 1 ? " star" : " stars", 1));
  add("rego", "Rego", trimmed(car.regplate));
  add("regoExpiry", "Rego expiry", regoExpiry(car, options));
  add("buildDate", "Build date", day(car.build_date, locale));
  add("stockNumber", "Stock number", trimmed(car.stocknum));
  if (options.hideVin !== true) add("vin", "VIN", trimmed(car.vin));
  return specs;
}

function engine(car: KeySpecsCar, locale: string): string | undefined {
  const size = positiveText(car.engine_size_litres, locale, " L", 1) ?? trimmed(car.engine_size);
  const cylinders = size?.includes("cyl") === true ? undefined : positiveText(car.cylinders, locale, " cylinders");
  const known = [size, cylinders].filter((part) => part !== undefined);
  return known.length > 0 ? known.join(", ") : undefined;
}

/** A date that cannot be read is shown as the feed wrote it. */
function day(value: string | null | undefined, locale: string): string | undefined {
  const parsed = parseCalendarDay(value);
  return parsed ? formatCalendarDay(parsed, locale) : trimmed(value);
}
