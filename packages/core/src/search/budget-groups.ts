import { isAmount } from "../car/car-part.ts";
import { affordablePriceCents } from "../finance/affordable-price.ts";
import type { CarType } from "../entities/car.ts";
import type { FinanceSettings } from "../site/finance-settings.ts";
import type { BudgetTerms } from "./budget-terms.ts";

/** Cars of a site that share one rate, fee and term, with the highest price that a budget allows among them. */
export interface BudgetGroup {
  /** Conditions of the group; absent for all cars. */
  carTypes?: readonly CarType[];
  /** Highest price in dollars, to the cent; undefined when no car of the group is within the budget. */
  highestPriceDollars: number | undefined;
}

/**
 * A weekly budget as the highest price of each group of cars with a rate of its own; undefined when the search has no weekly budget or
 * the site has no rate, so that nothing is filtered. A site has one rate for all its cars, so one group today. What a
 * lender quotes for a single car is not used: its deposit and term are the lender's, not the shopper's.
 *
 * @example
 * budgetGroups({ weeklyDollars: 150 }, { ...site.finance, weeklyEstimate: true, interestRatePercent: 10 }) // [{ highestPriceDollars: 30668.9 }]
 */
export function budgetGroups(budget: BudgetTerms | undefined, finance: FinanceSettings): BudgetGroup[] | undefined {
  if (budget?.weeklyDollars === undefined || !offersBudget(finance)) return undefined;
  const { weeklyDollars, termYears = finance.termYears, ...down } = budget;
  const cents = affordablePriceCents({ ...down, weeklyDollars, termYears, ratePercentPerYear: finance.interestRatePercent, feeDollars: finance.establishmentFeeDollars });
  return [{ highestPriceDollars: cents === undefined ? undefined : cents / 100 }];
}

/** Whether a site can search by budget: it shows weekly estimates and has the rate that they are made with. */
export function offersBudget(finance: FinanceSettings): finance is FinanceSettings & { interestRatePercent: number } {
  return finance.weeklyEstimate && isAmount(finance.interestRatePercent);
}
