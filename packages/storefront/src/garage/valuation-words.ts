import type { GarageEntry } from "@forecourt/api";
import { calendarDayAt, formatCalendarDay, formatMoney, siteMoney } from "@forecourt/core";
import { tradeInEstimateWording } from "@forecourt/core/trade-in";
import { tradeInHref } from "../trade-in/trade-in-view.ts";
import { callAction } from "./entry-words.ts";
import type { EntryWords, GarageSite } from "./entry-words.ts";

/** The valuation of the shopper's own car, with its range and until when it stands. */
export function valuationWords(
  { trade_in: { id, car, state, estimate, no_estimate: reason } }: Extract<GarageEntry, { kind: "trade_in" }>,
  site: GarageSite,
  now: Date,
): EntryWords {
  const money = siteMoney(site);
  const path = site.valuationPath;
  const facts = { kind: "Trade-in valuation", title: [car.year, car.make, car.model].join(" ") };
  const see =
    path === undefined ? [] : [{ label: "See the estimate", href: tradeInHref({ path, carId: undefined }, id) }];
  if (!estimate)
    return {
      ...facts,
      state: "We will look at it ourselves and get back to you",
      tone: "wait",
      lines: reason === null ? [] : [reason],
      actions: [callAction(site)],
    };
  const range = `${formatMoney(estimate.lowDollars, money)} to ${formatMoney(estimate.highDollars, money)}`;
  const end = formatCalendarDay(calendarDayAt(new Date(estimate.valid_until), site.timeZone), money.locale);
  if (state === "accepted")
    return {
      ...facts,
      state: `${range}, accepted`,
      tone: "good",
      lines: ["We will be in touch about the inspection."],
      actions: [...see, callAction(site)],
    };
  if (new Date(estimate.valid_until) <= now)
    return {
      ...facts,
      state: `The estimate ended on ${end}`,
      tone: "over",
      lines: [range],
      actions: path === undefined ? [] : [{ label: "Value it again", href: path }],
    };
  return {
    ...facts,
    state: range,
    tone: "wait",
    lines: [`${tradeInEstimateWording}. It is valid until ${end}.`],
    actions: [...see.map((action) => ({ ...action, isMain: true })), callAction(site)],
  };
}
