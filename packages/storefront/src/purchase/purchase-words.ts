import type { PurchaseAnswer } from "@forecourt/api";
import {
  beforeChargesLabel,
  calendarDayAt,
  formatCalendarDay,
  formatCents,
  formatMoney,
  siteMoney,
} from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";

/** A line of the summary as it is read. */
export interface SummaryLine {
  label: string;
  amount: string;
  isSum?: boolean;
}

/**
 * The summary of a purchase as it is read: every amount to the cent, so that it can be added up by hand. Where charges
 * come on top of the price, the sums say so.
 *
 * @param car whose price it is; undefined where the site shows it no longer
 * @example
 * summaryLines(purchase, site)[0] // { label: "Price of the car", amount: "$38,990.00" }
 */
export function summaryLines(
  { summary, delivery }: PurchaseAnswer,
  site: Site,
  car?: Pick<Car, "price_type">,
): SummaryLine[] {
  if (!summary) return [];
  const money = siteMoney(site);
  const say = (cents: number) => `${cents < 0 ? "−" : ""}${formatCents(Math.abs(cents), { ...money, cents: true })}`;
  const labels = {
    price: "Price of the car",
    delivery: delivery?.name ? `Delivery to ${delivery.name}` : "Delivery",
    trade_in: "Your trade-in, lower end of the estimate",
  } as const;
  const charges = car && beforeChargesLabel(car, site.country);
  const sum = (label: string) => [label, charges].filter(Boolean).join(" ");
  return [
    ...summary.lines.map(({ kind, cents }) => ({ label: labels[kind], amount: say(cents) })),
    { label: sum("Total"), amount: say(summary.total_cents), isSum: true },
    { label: "Deposit, paid now", amount: say(summary.deposit_cents) },
    { label: sum("Left to pay"), amount: say(summary.left_cents), isSum: true },
    ...(summary.paid_out_cents > 0
      ? [{ label: "Paid out to you for your trade-in", amount: say(summary.paid_out_cents) }]
      : []),
  ];
}

/**
 * The estimate of the shopper's own car in words, or why there is none; undefined while none was asked for.
 *
 * @example
 * tradeInLine(purchase, site) // "2020 Mazda 3: $12,000 to $13,200. Estimate, subject to inspection; not an offer to buy. It is valid until 30 November 2026."
 */
export function tradeInLine({ trade_in: tradeIn }: PurchaseAnswer, site: Site, wording: string): string | undefined {
  if (!tradeIn?.car) return undefined;
  const { car, estimate, no_estimate: reason } = tradeIn;
  const name = `${car.year} ${car.make} ${car.model}`;
  const money = siteMoney(site);
  if (!estimate)
    return `${name}: ${reason ?? ""} We will look at it ourselves; until then it is not counted in the summary.`;
  const day = formatCalendarDay(calendarDayAt(new Date(estimate.valid_until), site.timeZone), money.locale);
  return `${name}: ${formatMoney(estimate.lowDollars, money)} to ${formatMoney(estimate.highDollars, money)}. ${wording}. It is valid until ${day}.`;
}
