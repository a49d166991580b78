import {
  offersBudget,
  siteRatePercent,
  weeklyPrices,
  weeklyTeaser,
  weeklyUnderTerms,
  shownLender,
} from "@forecourt/core";
import type { AffordablePriceInput, BudgetTerms, SearchRange } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { QuotedCar } from "./search-context.ts";

/**
 * Terms of a site's weekly figures, with a shopper's own, for each rate that it shows; empty where it shows no figures.
 */
function weeklyTerms(
  site: Site,
  { depositDollars = 0, tradeInDollars = 0, termYears = site.finance.termYears }: BudgetTerms = {},
): Omit<AffordablePriceInput, "weeklyDollars">[] {
  if (!offersBudget(site)) return [];
  const { finance, lenders } = site;
  const ratePercentPerYear = siteRatePercent(site);
  const down = { termYears, depositDollars, tradeInDollars };
  const lender = shownLender(lenders);
  const table = (lender?.rates ?? []).map(({ interestRatePercent }) => ({
    ...down,
    ratePercentPerYear: interestRatePercent,
    feeDollars: lender?.establishmentFeeDollars ?? finance.establishmentFeeDollars,
  }));
  return [
    ...(ratePercentPerYear === undefined
      ? []
      : [{ ...down, ratePercentPerYear, feeDollars: finance.establishmentFeeDollars }]),
    ...table,
  ];
}

/**
 * A range of weekly figures as the range of prices whose cards show them, in dollars to the cent, at the site's own
 * rate; undefined where the site shows no weekly figures, so that an address that says something of them narrows
 * nothing.
 *
 * @example
 * weeklyAsPrice(site, { max: 150 }) // { max: 30668.9 }
 */
export function weeklyAsPrice(site: Site, { min, max }: SearchRange, budget?: BudgetTerms): SearchRange | undefined {
  const [terms] = weeklyTerms(site, budget);
  if (!terms) return undefined;
  const prices = weeklyPrices({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }, terms);
  return {
    ...(min === undefined ? {} : { min: Math.max(1, prices.from) / 100 }),
    ...(max === undefined ? {} : { max: prices.to / 100 }),
  };
}

/**
 * Ends of a slider that no weekly figure among prices lies beyond, in whole dollars outwards; undefined where none is
 * shown. Where several rates are shown these are the lowest price at the lowest and the highest at the highest, quoted
 * cars among them.
 */
export function weeklyStats(
  site: Site,
  price: { min: number; max: number } | undefined,
  budget?: BudgetTerms,
  quoted: readonly QuotedCar[] = [],
): { min: number; max: number } | undefined {
  const all = weeklyTerms(site, budget);
  if (all.length === 0 || !price) return undefined;
  const at = (priceDollars: number) => all.map((terms) => weeklyTeaser({ ...terms, priceDollars }) ?? 0);
  const own = quoted.map(({ figure }) => weeklyUnderTerms(figure, budget) ?? 0);
  const highest = [...at(price.max), ...own].reduce((most, each) => Math.max(most, each), 0);
  return highest === 0
    ? undefined
    : {
        min: Math.floor([...at(price.min), ...own].reduce((least, each) => Math.min(least, each), highest)),
        max: Math.ceil(highest),
      };
}
