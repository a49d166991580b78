import { offersBudget } from "@forecourt/core";
import type { FinanceFigureSite } from "@forecourt/core";
import type { FinanceSettings } from "@forecourt/core/schemas";

/**
 * The rates of a site's weekly estimates in one line, the comparison rate beside each rate (decisions.md row 75); from the lowest to the
 * highest where a lender's rate table is shown. Undefined where the site offers no search by budget.
 *
 * @example
 * budgetRates(site) // "10.00% p.a., comparison rate 11.36% p.a."
 */
export function budgetRates({ finance, lenders }: { finance: FinanceSettings; lenders: FinanceFigureSite["lenders"] }): string | undefined {
  if (!offersBudget(finance)) return undefined;
  const own = { interestRatePercent: finance.interestRatePercent, comparisonRatePercent: finance.comparisonRatePercent };
  const table = lenders.lenders.find(({ provider }) => provider === lenders.shown)?.rates ?? [];
  const rates = [...table, own].toSorted((one, other) => one.interestRatePercent - other.interestRatePercent);
  const ends = [...new Set([rates[0] ?? own, rates.at(-1) ?? own])];
  return ends.map(({ interestRatePercent, comparisonRatePercent }) => `${interestRatePercent.toFixed(2)}% p.a.${comparisonRatePercent === undefined ? "" : `, comparison rate ${comparisonRatePercent.toFixed(2)}% p.a.`}`).join(" to ");
}
