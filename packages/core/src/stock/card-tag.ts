import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { electrification } from "../car/fuel-type.ts";
import { isSold } from "./availability.ts";
import { isJustArrived } from "./just-arrived.ts";
import type { StockRuleOptions } from "./stock-visibility.ts";

/** The banner on a car card. `kind` chooses the colours, `text` is what it reads. */
export interface CardTag {
  kind: "sold" | "electric" | "hybrid" | "reserved" | "certified" | "custom" | "coming_soon" | "just_arrived";
  text: string;
}

/** What {@link cardTag} needs to know besides the car. */
export type CardTagOptions = StockRuleOptions<"soldTag" | "justArrivedTag" | "justArrivedDays" | "certifiedMakes">;

/**
 * The one tag of a car card (S1 §4, decisions.md rows 3 and 4): sold, else electric or hybrid, reserved, certified
 * (used cars of a certified make), the car's own tag, coming soon, just arrived; undefined for none.
 *
 * @example
 * cardTag({ status: "in_stock", reserved: true, tag: "Test Drive Only" }, options) // { kind: "reserved", text: "Reserved" }
 */
export function cardTag(
  car: CarPart<
    "status" | "simple_fuel" | "fuel" | "reserved" | "certified" | "car_type" | "make" | "tag" | "created_at"
  >,
  options: CardTagOptions,
): CardTag | undefined {
  if (isSold(car)) return { kind: "sold", text: options.settings.soldTag };
  const drive = electrification(car);
  if (drive !== undefined) return { kind: drive, text: drive === "electric" ? "Electric" : "Hybrid" };
  if (car.reserved === true) return { kind: "reserved", text: "Reserved" };
  if (isCertified(car, options.settings.certifiedMakes)) return { kind: "certified", text: "Certified" };
  if (hasText(car.tag)) return { kind: "custom", text: car.tag.trim() };
  if (car.status === "coming_soon") return { kind: "coming_soon", text: "Coming soon" };
  if (isJustArrived(car, options)) return { kind: "just_arrived", text: options.settings.justArrivedTag };
  return undefined;
}

/**
 * Whether "Reserved" stands as a chip of its own, so that an electric car's tag does not hide it (decisions.md row 4).
 *
 * @example
 * hasReservedChip({ status: "sold", reserved: true }) // false
 */
export function hasReservedChip(car: CarPart<"status" | "reserved">): boolean {
  return car.reserved === true && !isSold(car);
}

/**
 * Whether "Coming soon" stands as a chip of its own: nobody may take a car that is not there yet for one of the yard.
 *
 * @example
 * hasComingSoonChip({ status: "coming_soon" }) // true
 */
export function hasComingSoonChip(car: CarPart<"status">): boolean {
  return car.status === "coming_soon";
}

function isCertified(car: CarPart<"certified" | "car_type" | "make">, makes: readonly string[]): boolean {
  if (car.certified !== true || car.car_type !== "used") return false;
  const make = car.make?.trim().toLowerCase();
  return makes.some((certified) => certified.toLowerCase() === make);
}
