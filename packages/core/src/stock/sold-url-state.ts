import type { CarPart } from "../car/car-part.ts";
import { isEnquirable, isSold } from "./availability.ts";
import { soldVisibleUntil } from "./stock-visibility.ts";
import type { StockRuleOptions } from "./stock-visibility.ts";

/** How the address of a car answers. */
export type SoldUrlState =
  /** For sale: 200, indexed. */
  | { kind: "live"; status: 200 }
  /**
   * Sold, within the window: 200 with SOLD and similar cars; out of feeds and sitemap; not to be indexed after
   * `unavailableAfter`.
   */
  | { kind: "sold"; status: 200; unavailableAfter: Date }
  /** Sold before the window, or withdrawn: 410 with similar stock in the body. */
  | { kind: "gone"; status: 410 }
  /** Not to be shown on this website: as if it were not there. */
  | { kind: "hidden"; status: 404 };

/**
 * The life of a car's address (rules-finance-seo-feeds.md 2.8): 200 while it is for sale, 200 with SOLD within the sold
 * window, then 410. Relisting the same car brings its address back to life.
 *
 * @example
 * soldUrlState({ status: "sold", sold_date_timestamp: 1700000000 }, { now, settings: { soldWindowDays: 3 } }) // { kind: "gone", status: 410 }
 */
export function soldUrlState(
  car: CarPart<"status" | "sold_date_timestamp" | "show_on_dealer_website" | "dealership_slug">,
  { now, settings }: StockRuleOptions<"soldWindowDays">,
): SoldUrlState {
  if (car.show_on_dealer_website === false) return { kind: "hidden", status: 404 };
  if (isEnquirable(car)) return { kind: "live", status: 200 };
  const until = soldVisibleUntil(car, settings);
  if (isSold(car) && until !== undefined && until.getTime() >= now.getTime()) {
    return { kind: "sold", status: 200, unavailableAfter: until };
  }
  return { kind: "gone", status: 410 };
}
