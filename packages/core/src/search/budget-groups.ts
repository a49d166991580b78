import { isAmount } from "../car/car-part.ts";
import { affordablePriceCents } from "../finance/affordable-price.ts";
import type { FinanceFigureSite } from "../finance/finance-figure.ts";
import { qualifyingAgeYears } from "../finance/lender-quote.ts";
import { lenderRate } from "../finance/lender-rate.ts";
import { lowestQuotedPriceExclusive } from "../price/price-guards.ts";
import type { CarType } from "../entities/car.ts";
import type { FinanceSettings } from "../site/finance-settings.ts";
import type { BudgetTerms } from "./budget-terms.ts";

/** Cars of a site that share one rate, fee and term, with the prices that a budget allows among them. */
export interface BudgetGroup {
  /** Conditions of the group; absent for all cars. */
  carTypes?: readonly CarType[];
  /** Model years of the group, both ends in it; absent for all cars. */
  years?: { min?: number; max?: number };
  /** Lowest price of the group in dollars; absent where it has none. */
  lowestPriceDollars?: number;
  /** Highest price in dollars, to the cent; undefined when no car of the group is within the budget. */
  highestPriceDollars: number | undefined;
}

/** What {@link budgetGroups} needs to know of a site. */
export interface BudgetSite {
  finance: FinanceSettings;
  lenders: FinanceFigureSite["lenders"];
}

const carTypes: readonly CarType[] = ["new", "demo", "used"];

/**
 * A weekly budget as the prices that it allows in each group of cars with a rate of its own, by the rate table of the shown lender
 * and the site's rate for what the table leaves out, as on the cards. Undefined when the search has no weekly budget or the site
 * has no rate, so that nothing is filtered. What a lender quotes for a single car is not used: it is in no index.
 *
 * @param thisYear year at the dealer's
 * @example
 * budgetGroups({ weeklyDollars: 150 }, { ...site, finance: { ...site.finance, weeklyEstimate: true, interestRatePercent: 10 } }, 2026) // [{ highestPriceDollars: 30668.9 }]
 */
export function budgetGroups(budget: BudgetTerms | undefined, { finance, lenders }: BudgetSite, thisYear: number): BudgetGroup[] | undefined {
  if (budget?.weeklyDollars === undefined || !offersBudget(finance)) return undefined;
  const { weeklyDollars, termYears = finance.termYears, ...down } = budget;
  const highest = (ratePercentPerYear: number, feeDollars: number) => affordablePriceCents({ ...down, weeklyDollars, termYears, ratePercentPerYear, feeDollars });
  const siteHighest = highest(finance.interestRatePercent, finance.establishmentFeeDollars);
  const lender = lenders.lenders.find(({ provider }) => provider === lenders.shown);
  if (lender === undefined || lender.rates.length === 0) return [{ highestPriceDollars: dollars(siteHighest) }];
  const feeDollars = lender.establishmentFeeDollars ?? finance.establishmentFeeDollars;
  const highestOf = new Map(lender.rates.map((row) => [row, highest(row.interestRatePercent, feeDollars)]));

  // Within a band of prices and years no row begins or ends: one car stands for all.
  const priceEnds = lender.rates.flatMap(({ minPriceDollars, maxPriceDollars }) => [
    ...(minPriceDollars === undefined ? [] : [Math.ceil(minPriceDollars * 100) - 1]),
    ...(maxPriceDollars === undefined ? [] : [Math.floor(maxPriceDollars * 100)]),
  ]);
  const bands = bandsOf([lowestQuotedPriceExclusive * 100, ...priceEnds]);
  const ages = [...new Set([...(lender.qualifyingOnly ? [qualifyingAgeYears - 1] : []), ...lender.rates.flatMap(({ maxAgeYears }) => (maxAgeYears === undefined ? [] : [maxAgeYears]))])].toSorted((one, other) => one - other);
  const years = [...ages, Number.POSITIVE_INFINITY].map((oldest, index) => yearsOf(thisYear, index === 0 ? undefined : ages[index - 1], oldest));
  const types = lender.rates.some(({ carTypes: of }) => of !== undefined) ? carTypes : [undefined];

  const groups = types.flatMap((type) =>
    years.flatMap((range) => {
      const year = range.max ?? range.min ?? thisYear;
      const allowed = bands.flatMap(({ from, to }) => {
        const row = lenderRate({ price: from / 100, year, ...(type === undefined ? {} : { car_type: type }) }, lender, thisYear);
        const most = Math.min(to, (row === undefined ? siteHighest : highestOf.get(row)) ?? -1);
        return most >= from ? [{ from, to: most }] : [];
      });
      return joined(allowed).map(({ from, to }): BudgetGroup => ({
        ...(type === undefined ? {} : { carTypes: [type] }),
        ...(years.length === 1 ? {} : { years: range }),
        ...(from === 0 ? {} : { lowestPriceDollars: from / 100 }),
        highestPriceDollars: to / 100,
      }));
    }),
  );
  return groups.length > 0 ? groups : [{ highestPriceDollars: undefined }];
}

/** Whether a site can search by budget: it shows weekly estimates and has the rate that they are made with. */
export function offersBudget(finance: FinanceSettings): finance is FinanceSettings & { interestRatePercent: number } {
  return finance.weeklyEstimate && isAmount(finance.interestRatePercent);
}

interface PriceBand {
  from: number;
  to: number;
}

/** Whole cents from 0, cut behind each end. */
function bandsOf(ends: readonly number[]): PriceBand[] {
  const sorted = [...new Set(ends)].filter((end) => end >= 0).toSorted((one, other) => one - other);
  return [...sorted, Number.MAX_SAFE_INTEGER].map((to, index) => ({ from: index === 0 ? 0 : (sorted[index - 1] ?? 0) + 1, to }));
}

/** Model years from the oldest of a band to the youngest. */
function yearsOf(thisYear: number, younger: number | undefined, oldest: number): { min?: number; max?: number } {
  return { ...(Number.isFinite(oldest) ? { min: thisYear - oldest } : {}), ...(younger === undefined ? {} : { max: thisYear - younger - 1 }) };
}

/** Bands that follow one another without a gap as one. */
function joined(bands: readonly PriceBand[]): PriceBand[] {
  return bands.reduce<PriceBand[]>((all, band) => {
    const last = all.at(-1);
    return last && last.to + 1 === band.from ? [...all.slice(0, -1), { from: last.from, to: band.to }] : [...all, band];
  }, []);
}

const dollars = (cents: number | undefined): number | undefined => (cents === undefined ? undefined : cents / 100);
