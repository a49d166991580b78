import type { CarAnswer } from "@forecourt/api";
import { financeFigure, priceReduction, siteMoney, soldUrlState, yearAt } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { readPrices } from "../../domain/stock/read-prices.ts";
import type { Database } from "../../records/open-database.ts";
import type { FoundCar } from "../../domain/stock/find-car.ts";

/**
 * A car with what the page about it needs beside the record: its views and finance figure, when its price last went
 * down, where the site says so, and until when the address of a sold car answers (rules 2.8).
 */
export async function carAnswer(
  database: Database,
  site: Site,
  { id, car, views }: FoundCar,
  now: Date,
): Promise<CarAnswer> {
  const state = soldUrlState(car, { now, settings: site.stock });
  const { reducedNote } = site.price;
  const reduction = reducedNote
    ? priceReduction(await readPrices(database, id), {
        now,
        timeZone: site.timeZone,
        ...siteMoney(site),
      })
    : undefined;
  const figure = financeFigure(car, site, yearAt(now, site.timeZone));
  return {
    ...car,
    views,
    ...(figure ? { finance_figure: figure } : {}),
    ...(reduction ? { price_reduction: reduction } : {}),
    ...(state.kind === "sold" ? { unavailable_after: state.unavailableAfter.toISOString() } : {}),
  };
}
