import type { CarPart } from "../car/car-part.ts";
import type { StockRuleOptions } from "./stock-visibility.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a car was first seen at most the site's number of days (of 24 hours) ago (S1 §9, decisions.md row 3). */
export function isJustArrived(
  car: CarPart<"created_at">,
  { now, settings }: StockRuleOptions<"justArrivedDays">,
): boolean {
  const firstSeen = Date.parse(car.created_at ?? "");
  return now.getTime() - firstSeen <= settings.justArrivedDays * dayMs;
}
