import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { StockSettings } from "../site/stock.ts";
import { isSold } from "./availability.ts";

const secondsPerDay = 24 * 60 * 60;
const floorSeconds = 5 * 60;

/** How long sold cars show: the site's days, and those of single dealerships. */
export type SoldWindowSettings = Pick<StockSettings, "soldWindowDays"> &
  Partial<Pick<StockSettings, "dealershipSoldWindows">>;

/**
 * Days for which a sold car stays visible: those of its dealership where it has its own, the site's otherwise (S1 §4,
 * S2 §4).
 *
 * @example
 * soldWindowDays({ dealership_slug: "east" }, { soldWindowDays: 3, dealershipSoldWindows: [{ dealership_slug: "east", soldWindowDays: 7 }] }) // 7
 */
export function soldWindowDays(car: CarPart<"dealership_slug">, settings: SoldWindowSettings): number {
  return (
    settings.dealershipSoldWindows?.find(({ dealership_slug: slug }) => slug === car.dealership_slug)?.soldWindowDays ??
    settings.soldWindowDays
  );
}

/** What the stock rules need to know besides the car. */
export interface StockRuleOptions<Key extends keyof StockSettings> {
  now: Date;
  settings: Pick<StockSettings, Key> & Partial<Pick<StockSettings, "dealershipSoldWindows">>;
}

/**
 * Until when a sold car stays in stock lists (S1 §4); undefined when the car is not sold or nobody knows since when.
 *
 * @example
 * soldVisibleUntil({ status: "sold", sold_date_timestamp: 1700000000 }, { soldWindowDays: 3 }) // 2023-11-17T22:13:20Z
 */
export function soldVisibleUntil(
  car: CarPart<"status" | "sold_date_timestamp" | "dealership_slug">,
  settings: SoldWindowSettings,
): Date | undefined {
  if (!isSold(car) || !isAmount(car.sold_date_timestamp)) return undefined;
  const until = new Date((car.sold_date_timestamp + soldWindowDays(car, settings) * secondsPerDay) * 1000);
  return Number.isNaN(until.getTime()) ? undefined : until;
}

/**
 * The earliest time of sale that still shows, in seconds since 1970, floored to five minutes so that searches made
 * within them are the same search.
 *
 * @example
 * soldWindowStart({ now: new Date("2026-11-21T09:03:00Z"), settings: { soldWindowDays: 3 } }) // 1794992400, 2026-11-18T09:00:00Z
 */
export function soldWindowStart({ now, settings }: StockRuleOptions<"soldWindowDays">): number {
  const start = Math.floor(now.getTime() / 1000) - settings.soldWindowDays * secondsPerDay;
  return Math.floor(start / floorSeconds) * floorSeconds;
}
