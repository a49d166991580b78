import type { DrivenCar, TradeInCar } from "@forecourt/api";
import { wallDate } from "@forecourt/core";
import { estimateTradeIn, tradeInMarket, tradeInRefusal } from "@forecourt/core/trade-in";
import type { NoTradeInEstimate, TradeInAnswers, TradeInEstimate, TradeInMarket } from "@forecourt/core/trade-in";
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
 * Makes the valuer of shoppers' own cars: by the price that a provider expects where there is one and it knows the car
 * by its plate, else by comparable cars that the platform publishes (decisions.md row 97). Margin, answers and limits
 * are the site's either way. A provider that fails is logged.
 */
export function createTradeInValuer(database: Database, provider: VehicleData | undefined, log: Log): TradeInValuer {
  return async ({ site, car, answers, now }) => {
    const thisYear = Number(wallDate(now, site.timeZone).slice(0, 4));
    // The limits first: nobody is asked about a car that gets no estimate.
    const { km } = car;
    const refusal = tradeInRefusal(car, thisYear, site.tradeIn);
    if (refusal || km === undefined) return refusal ?? "off";
    const driven = { ...car, km };
    const market = (await providedMarket(driven, site)) ?? (await ownMarket(driven, site));
    return estimateTradeIn({ ...driven, answers, market, thisYear, settings: site.tradeIn });
  };

  async function providedMarket(car: DrivenCar, site: Site): Promise<TradeInMarket | undefined> {
    if (!provider || car.rego === undefined || car.rego === "") return undefined;
    try {
      const dollars = await provider.priceOf(car, site.country);
      return dollars === undefined ? undefined : { dollars, comparables: 0 };
    } catch (error) {
      log({ level: "warn", event: "valuation_provider_failed", site: site.slug, ...failureDetails(error) });
      return undefined;
    }
  }

  async function ownMarket(car: DrivenCar, site: Site): Promise<TradeInMarket | undefined> {
    const like = { ...car, badge: null, car_type: "used" as const, id: "0", vin: null, price_type: null };
    return tradeInMarket((await readComparables(database, site, like)).cars, car.km);
  }
}
