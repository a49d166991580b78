import { offersBudget } from "@forecourt/core";
import type { FinanceSettings } from "@forecourt/core/schemas";

/**
 * The rates of a site's weekly estimates in one line, the comparison rate beside the rate (decisions.md row 75); undefined where
 * the site offers no search by budget.
 *
 * @example
 * budgetRates(site.finance) // "10.00% p.a., comparison rate 11.36% p.a."
 */
export function budgetRates(finance: FinanceSettings): string | undefined {
  if (!offersBudget(finance)) return undefined;
  const { interestRatePercent: rate, comparisonRatePercent: comparison } = finance;
  return `${rate.toFixed(2)}% p.a.${comparison === undefined ? "" : `, comparison rate ${comparison.toFixed(2)}% p.a.`}`;
}
