import type { CarPart } from "../car/car-part.ts";
import { parseCalendarDay } from "../format/calendar-day.ts";
import { instantOfWallTime } from "../location/zoned-time.ts";
import { quotesEndAt } from "../finance/dated-quotes.ts";
import type { QuotedParts } from "../finance/dated-quotes.ts";
import { isSold } from "./availability.ts";
import { soldVisibleUntil } from "./stock-visibility.ts";
import type { StockRuleOptions } from "./stock-visibility.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What {@link carChangesAt} needs to know besides the car. */
export interface CarChangesOptions extends StockRuleOptions<"soldWindowDays" | "justArrivedDays"> {
  /** Zone that decides which day it is. */
  timeZone: string;
}

/**
 * The next instant at which time alone changes what is shown of a car: its sold window closes, it is no longer just
 * arrived (S1 §4, §9), its rego expires, a quote of it ends. A page kept in a cache is right until then. Undefined when
 * nothing is to come.
 *
 * @example
 * carChangesAt({ status: "in_stock", rego_expiry: "2027-03-31" }, { now, settings: site.stock, timeZone: "Australia/Sydney" })?.toISOString()
 * // "2027-03-31T13:00:00.000Z"
 */
export function carChangesAt(
  car: CarPart<"status" | "sold_date_timestamp" | "created_at" | "rego_expiry" | "dealership_slug"> & QuotedParts,
  { now, settings, timeZone }: CarChangesOptions,
): Date | undefined {
  const soldUntil = soldVisibleUntil(car, settings)?.getTime();
  const arrivedUntil = isSold(car) ? Number.NaN : Date.parse(car.created_at ?? "") + settings.justArrivedDays * dayMs;
  // Both windows include their last millisecond.
  const ends = [
    (soldUntil ?? Number.NaN) + 1,
    arrivedUntil + 1,
    regoEnds(car, timeZone),
    quotesEndAt(car, now)?.getTime() ?? Number.NaN,
  ];
  const next = Math.min(...ends.filter((end) => end > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : undefined;
}

/** Midnight after the day of expiry; a month counts to its end. */
function regoEnds(car: CarPart<"rego_expiry">, timeZone: string): number {
  const expiry = parseCalendarDay(car.rego_expiry);
  if (expiry === undefined) return Number.NaN;
  const { year, month, day } = expiry;
  const after = new Date(day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1));
  return instantOfWallTime(
    { year: after.getUTCFullYear(), month: after.getUTCMonth() + 1, day: after.getUTCDate(), minutes: 0 },
    timeZone,
  ).getTime();
}
