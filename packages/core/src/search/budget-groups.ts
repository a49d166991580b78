import { weeklyPrices } from "../finance/affordable-price.ts";
import type { FinanceFigureSite } from "../finance/finance-figure.ts";
import { qualifyingAgeYears } from "../finance/lender-quote.ts";
import { lenderRate } from "../finance/lender-rate.ts";
import { budgetRatePercent } from "../finance/site-rate.ts";
import { lowestQuotedPriceExclusive } from "../price/price-guards.ts";
import type { CarType } from "../entities/car.ts";
import type { FinanceSettings } from "../site/finance-settings.ts";
import type { BudgetTerms, BudgetTermSite } from "./budget-terms.ts";
import type { SearchRange } from "./search-query.ts";
import { shownLender } from "../finance/shown-lender.ts";

/** Cars of a site that share one rate, fee and term, with the prices that a budget allows among them. */
export interface BudgetGroup {
  /** Conditions of the group; absent for all cars. */
  carTypes?: readonly CarType[];
  /**
   * Model years of the group, both ends in it; absent for all cars. Without a `min` it holds cars of no known year too:
   * they fit no row with a limit on age.
   */
  years?: { min?: number; max?: number };
  /** Lowest price of the group in dollars; absent where it has none. */
  lowestPriceDollars?: number;
  /** Highest price in dollars, to the cent; undefined when no car of the group is within the budget. */
  highestPriceDollars: number | undefined;
}

/** Settings of a site that {@link weeklyGroups} reads. */
export interface BudgetSite {
  country: FinanceFigureSite["country"];
  finance: FinanceSettings;
  lenders: FinanceFigureSite["lenders"];
  /** A site that quotes by the month alone has no figure by the week. */
  calculator: { monthlyOnly: boolean; interestPercent?: number | undefined } & BudgetTermSite["calculator"];
}

const carTypes: readonly CarType[] = ["new", "demo", "used"];

/**
 * A range of weekly figures (a budget is one without a lowest) as the prices that it allows in each group of cars with
 * a rate of its own, under the shopper's deposit, trade-in and term: by the rate table of the shown lender, and the
 * site's rate for what the table leaves out, as on the cards. Undefined where the site has no rate to calculate with,
 * so that nothing is filtered. What a lender quotes for a single car is that car's own: see `isWeeklyWithin`.
 *
 * @param thisYear year at the dealer's
 * @example
 * weeklyGroups({ max: 150 }, undefined, { ...site, finance: { ...site.finance, weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.2 } }, 2026) // [{ highestPriceDollars: 30668.9 }]
 */
export function weeklyGroups(
  range: SearchRange,
  budget: BudgetTerms | undefined,
  site: BudgetSite,
  thisYear: number,
): BudgetGroup[] | undefined {
  if (!offersBudget(site)) return undefined;
  const { finance, lenders } = site;
  const { termYears = finance.termYears, depositDollars = 0, tradeInDollars = 0 } = budget ?? {};
  const pricesAt = (ratePercentPerYear: number, feeDollars: number) =>
    weeklyPrices(range, { depositDollars, tradeInDollars, termYears, ratePercentPerYear, feeDollars });
  const siteRate = budgetRatePercent(site);
  const sitePrices = siteRate === undefined ? noPrices : pricesAt(siteRate, finance.establishmentFeeDollars);
  const lender = shownLender(lenders);
  if (lender === undefined || lender.rates.length === 0) return [groupOf(sitePrices)];
  const feeDollars = lender.establishmentFeeDollars ?? finance.establishmentFeeDollars;
  const pricesOf = new Map(lender.rates.map((row) => [row, pricesAt(row.interestRatePercent, feeDollars)]));

  // Within a band of prices and years no row begins or ends: one car stands for all.
  const priceEnds = lender.rates.flatMap(({ minPriceDollars, maxPriceDollars }) => [
    ...(minPriceDollars === undefined ? [] : [Math.ceil(minPriceDollars * 100) - 1]),
    ...(maxPriceDollars === undefined ? [] : [Math.floor(maxPriceDollars * 100)]),
  ]);
  const bands = bandsOf([lowestQuotedPriceExclusive * 100, ...priceEnds]);
  const ages = [
    ...new Set([
      ...(lender.qualifyingOnly ? [qualifyingAgeYears - 1] : []),
      ...lender.rates.flatMap(({ maxAgeYears }) => (maxAgeYears === undefined ? [] : [maxAgeYears])),
    ]),
  ].toSorted((one, other) => one - other);
  const years = [...ages, Number.POSITIVE_INFINITY].map((oldest, index) =>
    yearsOf(thisYear, index === 0 ? undefined : ages[index - 1], oldest),
  );
  const types = lender.rates.some(({ carTypes: of }) => of !== undefined) ? carTypes : [undefined];

  const groups = types.flatMap((type) =>
    years.flatMap((range) => {
      const year = range.max ?? range.min ?? thisYear;
      const allowed = bands.flatMap(({ from, to }) => {
        const row = lenderRate(
          { price: from / 100, year, ...(type === undefined ? {} : { car_type: type }) },
          lender,
          thisYear,
        );
        const prices = (row && pricesOf.get(row)) ?? sitePrices;
        const [least, most] = [Math.max(from, prices.from), Math.min(to, prices.to)];
        return most >= least ? [{ from: least, to: most }] : [];
      });
      return joined(allowed).map((band): BudgetGroup => ({
        ...(type === undefined ? {} : { carTypes: [type] }),
        ...(years.length === 1 ? {} : { years: range }),
        ...groupOf(band),
      }));
    }),
  );
  return groups.length > 0 ? groups : [{ highestPriceDollars: undefined }];
}

/**
 * Whether a site can search by budget: it has a rate to calculate by the week with, of its own or of the table of the
 * shown lender.
 */
export function offersBudget(site: BudgetSite): boolean {
  const lender = shownLender(site.lenders);
  return (
    !site.calculator.monthlyOnly &&
    (budgetRatePercent(site) !== undefined || (lender !== undefined && lender.rates.length > 0))
  );
}

/** Whole cents, both ends in it; none where it ends before it begins. */
interface PriceBand {
  from: number;
  to: number;
}

const noPrices: PriceBand = { from: 0, to: -1 };

function groupOf({ from, to }: PriceBand): BudgetGroup {
  return {
    ...(from <= 0 || to < from ? {} : { lowestPriceDollars: from / 100 }),
    highestPriceDollars: to < from ? undefined : to / 100,
  };
}

/** Whole cents from 0, cut behind each end. */
function bandsOf(ends: readonly number[]): PriceBand[] {
  const sorted = [...new Set(ends)].filter((end) => end >= 0).toSorted((one, other) => one - other);
  return [...sorted, Number.MAX_SAFE_INTEGER].map((to, index) => ({
    from: index === 0 ? 0 : (sorted[index - 1] ?? 0) + 1,
    to,
  }));
}

/** Model years from the oldest of a band to the youngest. */
function yearsOf(thisYear: number, younger: number | undefined, oldest: number): { min?: number; max?: number } {
  return {
    ...(Number.isFinite(oldest) ? { min: thisYear - oldest } : {}),
    ...(younger === undefined ? {} : { max: thisYear - younger - 1 }),
  };
}

/** Bands that follow one another without a gap as one. */
function joined(bands: readonly PriceBand[]): PriceBand[] {
  return bands.reduce<PriceBand[]>((all, band) => {
    const last = all.at(-1);
    return last && last.to + 1 === band.from ? [...all.slice(0, -1), { from: last.from, to: band.to }] : [...all, band];
  }, []);
}
