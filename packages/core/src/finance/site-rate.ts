import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { isAmount } from "../car/car-part.ts";

/** The part of a site's document that decides about its own rate. */
export interface RatedSite {
  country: CountryCode;
  finance: {
    weeklyEstimate: boolean;
    interestRatePercent?: number | undefined;
    comparisonRatePercent?: number | undefined;
  };
}

/**
 * The rate of a site's own weekly estimates, percent a year. Undefined where it shows none of its own; where the law
 * asks for comparison rates, also where it has none: a repayment without one does not show (decisions.md row 90).
 *
 * @example
 * siteRatePercent({ country: "AU", finance: { weeklyEstimate: true, interestRatePercent: 10 } }) // undefined
 */
export function siteRatePercent({ country, finance }: RatedSite): number | undefined {
  const { weeklyEstimate, interestRatePercent, comparisonRatePercent } = finance;
  if (!weeklyEstimate || (countries[country].finance.comparesRates && !isAmount(comparisonRatePercent)))
    return undefined;
  return isAmount(interestRatePercent) ? interestRatePercent : undefined;
}

/** The part of a site's document that decides about the rate of a weekly budget. */
export interface BudgetRatedSite extends RatedSite {
  calculator: { enabled?: boolean | undefined; interestPercent?: number | undefined };
}

/**
 * The rate that a weekly budget is calculated with, percent a year: that of the site's estimates; where its cards show
 * none, that of its calculator, so that a shopper can search by the week wherever a car can be calculated by the week.
 * Where the law asks for comparison rates, only a rate with its own.
 *
 * @example
 * budgetRatePercent({ country: "NZ", finance: { weeklyEstimate: false }, calculator: { enabled: true, interestPercent: 10.95 } }) // 10.95
 */
export function budgetRatePercent({ country, finance, calculator }: BudgetRatedSite): number | undefined {
  if (finance.weeklyEstimate || !calculator.enabled) return siteRatePercent({ country, finance });
  const own = siteRatePercent({ country, finance: { ...finance, weeklyEstimate: true } });
  return (
    own ??
    (!countries[country].finance.comparesRates && isAmount(calculator.interestPercent)
      ? calculator.interestPercent
      : undefined)
  );
}

/**
 * A site as a search by budget shows its cars: with the rate that the budget is calculated with, also where its cards
 * show no estimate otherwise, so that each car found says what it costs a week.
 *
 * @example
 * financeFigure(car, withBudgetRate(site), 2026) // the figure that the budget was compared with
 */
export function withBudgetRate<Site extends BudgetRatedSite>(site: Site): Site {
  const interestRatePercent = budgetRatePercent(site);
  if (interestRatePercent === undefined) return site;
  return { ...site, finance: { ...site.finance, weeklyEstimate: true, interestRatePercent } };
}
