import { affordablePriceCents, offersBudget, weeklyTeaser } from "@forecourt/core";
import type { AffordablePriceInput, BudgetTerms, SearchRange } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** What a site's weekly figures are made from, with a shopper's own terms; undefined where it shows none. */
function weeklyTerms({ finance }: Site, { depositDollars = 0, tradeInDollars = 0, termYears = finance.termYears }: BudgetTerms = {}): Omit<AffordablePriceInput, "weeklyDollars"> | undefined {
  return offersBudget(finance) ? { ratePercentPerYear: finance.interestRatePercent, feeDollars: finance.establishmentFeeDollars, termYears, depositDollars, tradeInDollars } : undefined;
}

/**
 * A range of weekly figures as the range of prices whose cards show them, in dollars to the cent; undefined where the site
 * shows no weekly figures, so that an address that says something of them narrows nothing.
 *
 * @example
 * weeklyAsPrice(site, { max: 150 }) // { max: 30668.9 }
 */
export function weeklyAsPrice(site: Site, { min, max }: SearchRange, budget?: BudgetTerms): SearchRange | undefined {
  const terms = weeklyTerms(site, budget);
  if (!terms) return undefined;
  // Below the lowest price that is too cheap, above the highest that is not too dear.
  const tooCheap = min === undefined ? undefined : (affordablePriceCents({ ...terms, weeklyDollars: min - 0.01 }) ?? 0);
  const highest = max === undefined ? undefined : (affordablePriceCents({ ...terms, weeklyDollars: max }) ?? 0);
  return { ...(tooCheap === undefined ? {} : { min: (tooCheap + 1) / 100 }), ...(highest === undefined ? {} : { max: highest / 100 }) };
}

/** The lowest and highest weekly figure among prices, in whole dollars outwards; undefined where none is shown. */
export function weeklyStats(site: Site, price: { min: number; max: number } | undefined, budget?: BudgetTerms): { min: number; max: number } | undefined {
  const terms = weeklyTerms(site, budget);
  if (!terms || !price) return undefined;
  const highest = weeklyTeaser({ ...terms, priceDollars: price.max });
  return highest === undefined ? undefined : { min: Math.floor(weeklyTeaser({ ...terms, priceDollars: price.min }) ?? 0), max: Math.ceil(highest) };
}
