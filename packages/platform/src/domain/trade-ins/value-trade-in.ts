import type { TradeInCar } from "@forecourt/api";
import { wallDate } from "@forecourt/core";
import { estimateTradeIn } from "@forecourt/core/trade-in";
import type { NoTradeInEstimate, TradeInAnswers, TradeInEstimate } from "@forecourt/core/trade-in";
import type { Site } from "@forecourt/core/schemas";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { Database } from "../../records/open-database.ts";
import { readComparables } from "../stock/read-comparables.ts";
import type { VehicleData } from "./vehicle-data.ts";

/** What a shopper's own car may be worth, or why nobody says. */
export type TradeInValuer = (asked: {
  site: Site;
  car: TradeInCar;
  answers: TradeInAnswers;
  now: Date;
}) => Promise<TradeInEstimate | NoTradeInEstimate>;

/**
 * Makes the valuer of shoppers' own cars: by the price that a provider expects where there is one and it knows the car by its plate, else by
 * comparable cars that the platform publishes (decisions.md row 97). Margin, answers and limits are the site's either way. A provider that
 * fails is logged.
 */
export function createTradeInValuer(database: Database, provider: VehicleData | undefined, log: Log): TradeInValuer {
  return async ({ site, car, answers, now }) => {
    const thisYear = Number(wallDate(now, site.timeZone).slice(0, 4));
    const value = (comparables: Parameters<typeof estimateTradeIn>[0]["comparables"]) =>
      estimateTradeIn({ ...car, answers, comparables, thisYear, settings: site.tradeIn });
    // The limits first: nobody is asked about a car that gets no estimate.
    const within = value([]);
    if (within === "off" || within === "limits") return within;
    if (provider && car.rego !== undefined && car.rego !== "")
      try {
        const price = await provider.priceOf(car, site.country);
        if (price !== undefined) {
          const estimate = value(Array.from({ length: 5 }, () => ({ price, km: car.km })));
          return typeof estimate === "string" ? estimate : { ...estimate, comparables: 0 };
        }
      } catch (error) {
        log({ level: "warn", event: "valuation_provider_failed", site: site.slug, ...failureDetails(error) });
      }
    const { cars } = await readComparables(database, site, {
      ...car,
      badge: null,
      car_type: "used",
      id: "0",
      vin: null,
    });
    return value(cars);
  };
}
