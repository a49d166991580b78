import { monthNames } from "../format/calendar-names.ts";
import { isAmount } from "../car/car-part.ts";
import { isoDay, wallTimeAt } from "../location/zoned-time.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import { formatMoney } from "./format-money.ts";
import type { FormatMoneyOptions } from "./format-money.ts";

/** A price that a car was offered at, from an instant on; an entry of the price ledger. */
export interface OfferedPrice {
  /** Dollars; null while it was offered without a price. */
  price: number | null;
  offeredAt: Date;
}

/** The last thing that happened to a price, where it went down. */
export interface PriceReduction {
  /** Dollars taken off. */
  dollars: number;
  /** Day of the site's calendar, as `2026-05-03`. */
  on: string;
  /** "Reduced $1,000 on 3 May"; with the year when it was another one. */
  text: string;
}

/** How a reduction is told. */
export interface PriceReductionOptions extends FormatMoneyOptions {
  now: Date;
  /** Zone of the site, which decides what day it was. */
  timeZone: string;
}

/**
 * The last change of a car's price where it was a reduction (S1 §2 "reduced-price note"), from the price ledger;
 * undefined when the price went up last, never changed, or was not known before.
 *
 * @param offers the ledger of the car, oldest first
 * @example
 * priceReduction([{ price: 35990, offeredAt: now }, { price: 34990, offeredAt: now }], { now, timeZone: "Australia/Sydney", locale: "en-AU", currency: "AUD" })
 * // { dollars: 1000, on: "2026-11-21", text: "Reduced $1,000 on 21 November" }
 */
export function priceReduction(
  offers: readonly OfferedPrice[],
  { now, timeZone, ...money }: PriceReductionOptions,
): PriceReduction | undefined {
  const current = offers.at(-1);
  const before = offers.at(-2);
  if (!current || !before || !isAmount(current.price) || !isAmount(before.price) || before.price <= current.price)
    return undefined;
  const since = wallTimeAt(current.offeredAt, timeZone);
  const dollars = roundHalfUp(before.price - current.price, 2);
  const inYear = since.year === wallTimeAt(now, timeZone).year ? "" : ` ${since.year}`;
  const text = `Reduced ${formatMoney(dollars, money)} on ${since.day} ${monthNames[since.month - 1]}${inYear}`;
  return { dollars, on: isoDay(since), text };
}

/**
 * A car without a was-price that its site cannot prove: where proof is asked for, `before_price` stays only when the
 * price ledger holds that price (`before_price_proven`, decisions.md row 62).
 *
 * @example
 * withProvenWasPrice({ before_price: 38990 }, { wasPriceProof: true }) // { before_price: null }
 */
export function withProvenWasPrice<
  Car extends { before_price?: number | null; before_price_proven?: boolean | undefined },
>(car: Car, settings: { wasPriceProof: boolean }): Car {
  return !settings.wasPriceProof || car.before_price_proven === true || !isAmount(car.before_price)
    ? car
    : { ...car, before_price: null };
}
