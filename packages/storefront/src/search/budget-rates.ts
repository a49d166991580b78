import { budgetRatePercent, countries, offersBudget, shownLender } from "@forecourt/core";
import type { BudgetSite } from "@forecourt/core";

/**
 * The rates of a site's weekly estimates in one line, the comparison rate beside each rate where the site's country has
 * one (decisions.md row 75); from the lowest to the highest where a lender's rate table is shown. Undefined where the
 * site offers no search by budget.
 *
 * @example
 * budgetRates(site) // "10.00% p.a., comparison rate 11.36% p.a."
 */
export function budgetRates(site: BudgetSite): string | undefined {
  if (!offersBudget(site)) return undefined;
  const { finance, lenders } = site;
  const interestRatePercent = budgetRatePercent(site);
  const own =
    interestRatePercent === undefined
      ? []
      : [{ interestRatePercent, comparisonRatePercent: finance.comparisonRatePercent }];
  const table = shownLender(lenders)?.rates ?? [];
  const rates = [...table, ...own].toSorted((one, other) => one.interestRatePercent - other.interestRatePercent);
  const ends = [...new Set([...rates.slice(0, 1), ...rates.slice(-1)])];
  return ends
    .map(
      ({ interestRatePercent, comparisonRatePercent }) =>
        `${interestRatePercent.toFixed(2)}% p.a.${comparisonRatePercent === undefined || !countries[site.country].finance.comparesRates ? "" : `, comparison rate ${comparisonRatePercent.toFixed(2)}% p.a.`}`,
    )
    .join(" to ");
}
