import type { CarPart } from "../car/car-part.ts";

/**
 * What outside systems say of a car and what ends with a day: figures of lenders, a quick quote, averages of the market
 * (S1 §3).
 */
export type QuotedParts = CarPart<"finance_lenders" | "youxQuote" | "autograb_data">;

/** Ends of what is quoted, in ms since 1970; what has no end is left out. */
function endsOf({ finance_lenders, youxQuote, autograb_data }: QuotedParts): number[] {
  return [...Object.values(finance_lenders ?? {}), youxQuote, autograb_data]
    .map((quoted) => Date.parse(quoted?.validUntil ?? ""))
    .filter((end) => !Number.isNaN(end));
}

/**
 * The next instant at which something that is quoted of a car ends; undefined when nothing is to end.
 *
 * @example
 * quotesEndAt({ youxQuote: { weeklyRepaymentAmount: 120, advertisedRate: 9, comparisonRate: 10, validUntil: "2026-12-01T00:00:00Z" } }, new Date("2026-11-24T00:00:00Z"))?.toISOString() // "2026-12-01T00:00:00.000Z"
 */
export function quotesEndAt(car: QuotedParts, now: Date): Date | undefined {
  const next = Math.min(...endsOf(car).filter((end) => end > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : undefined;
}

/**
 * A car without what was quoted of it and has ended: an ended quote is never shown. The same car where nothing has.
 * What has no end stays; ends include their instant.
 *
 * @example
 * withoutEndedQuotes({ youxQuote: { weeklyRepaymentAmount: 120, advertisedRate: 9, comparisonRate: 10, validUntil: "2026-11-01T00:00:00Z" } }, new Date("2026-11-24T00:00:00Z")) // {}
 */
export function withoutEndedQuotes<Car extends QuotedParts>(car: Car, now: Date): Car {
  const hasEnded = (quoted: { validUntil?: string | null | undefined } | null | undefined) =>
    Date.parse(quoted?.validUntil ?? "") <= now.getTime();
  if (!endsOf(car).some((end) => end <= now.getTime())) return car;
  const { finance_lenders: lenders, youxQuote, autograb_data: market } = car;
  return Object.assign(omit(car, hasEnded(youxQuote) ? ["youxQuote"] : []), {
    ...(lenders == null
      ? {}
      : { finance_lenders: Object.fromEntries(Object.entries(lenders).filter(([, entry]) => !hasEnded(entry))) }),
    ...(hasEnded(market) ? { autograb_data: null } : {}),
  });
}

function omit<Car extends object>(car: Car, names: readonly string[]): Car {
  return Object.fromEntries(Object.entries(car).filter(([name]) => !names.includes(name))) as Car;
}
