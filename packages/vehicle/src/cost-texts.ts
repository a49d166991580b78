import { formatMoney, runningCosts } from "@forecourt/core";
import type { RunningCostsInput } from "@forecourt/core";
import type { MoneyFormat } from "./price-block.tsx";

/** Running costs as they are written. */
export interface CostTexts {
  week: string;
  year: string;
  /** Road user charges of a year, where there are any. */
  charges?: string;
  /** Repayments of five years, where finance shows. */
  finance?: string;
  /** All of it in five years. */
  total: string;
}

/**
 * Running costs as they are written, in whole dollars but for the week; undefined when a figure is none. The server makes the
 * first ones; in the browser this comes with the first change.
 *
 * @example
 * costTexts({ kmPerWeek: 250, per100Km: 10, dollarsPerUnit: 1.7 }, { locale: "en-AU", currency: "AUD" })?.week // "$42.50"
 */
export function costTexts(input: RunningCostsInput, money: MoneyFormat): CostTexts | undefined {
  const costs = runningCosts(input);
  if (!costs) return undefined;
  const whole = (dollars: number) => formatMoney(Math.round(dollars), money);
  return {
    week: formatMoney(costs.energyPerWeek, { ...money, cents: true }),
    year: whole(costs.energyPerYear),
    ...(costs.chargesPerYear > 0 ? { charges: whole(costs.chargesPerYear) } : {}),
    ...(costs.financeOverYears === undefined ? {} : { finance: whole(costs.financeOverYears) }),
    total: whole(costs.total),
  };
}
