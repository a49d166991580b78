import { formatMoney, formatNumber, repaymentUnits, runningCosts } from "@forecourt/core";
import type { MoneyFormat, RunningCostsInput, ShownLoan } from "@forecourt/core";

/** What driving is, and the loan that the page speaks of (decisions.md row 91). */
export interface CostsInput extends Omit<RunningCostsInput, "finance"> {
  /** Counted in the years where it has a payment. */
  loan?: ShownLoan | undefined;
}

/** Running costs as they are written. */
export interface CostTexts {
  week: string;
  year: string;
  /** Road user charges of a year, where there are any. */
  charges?: string;
  /** Repayments of five years, where finance shows. */
  finance?: string;
  /** Payment, rate and comparison rate of the repayments, in a sentence (decisions.md row 75). */
  financeBasis?: string;
  /** All of it in five years. */
  total: string;
}

/**
 * Running costs as they are written, in whole dollars but for the week; undefined when a figure is none. The server
 * makes the first ones; in the browser this comes with the first change.
 *
 * @example
 * costTexts({ kmPerWeek: 250, per100Km: 10, dollarsPerUnit: 1.7 }, { locale: "en-AU", currency: "AUD" })?.week // "$42.50"
 */
export function costTexts({ loan, ...driving }: CostsInput, money: MoneyFormat): CostTexts | undefined {
  const paid = loan && loan.paymentDollars !== null ? { ...loan, paymentDollars: loan.paymentDollars } : undefined;
  const costs = runningCosts({ ...driving, finance: paid });
  if (!costs) return undefined;
  const whole = (dollars: number) => formatMoney(Math.round(dollars), money);
  return {
    week: formatMoney(costs.energyPerWeek, { ...money, cents: true }),
    year: whole(costs.energyPerYear),
    ...(costs.chargesPerYear > 0 ? { charges: whole(costs.chargesPerYear) } : {}),
    ...(costs.financeOverYears === undefined || !paid
      ? {}
      : { finance: whole(costs.financeOverYears), financeBasis: financeBasis(paid, money) }),
    total: whole(costs.total),
  };
}

function financeBasis(
  {
    paymentDollars,
    frequency,
    amountDollars,
    isPrice,
    termYears,
    ratePercent,
    comparisonRatePercent,
    depositDollars,
    tradeInDollars,
  }: ShownLoan & { paymentDollars: number },
  money: MoneyFormat,
): string {
  const compared = comparisonRatePercent === null ? "" : `, comparison rate ${comparisonRatePercent.toFixed(2)}% p.a.`;
  const down = [
    ...(depositDollars > 0 ? [`a deposit of ${formatMoney(depositDollars, money)}`] : []),
    ...(tradeInDollars > 0 ? [`a trade-in of ${formatMoney(tradeInDollars, money)}`] : []),
  ];
  const of = isPrice ? "" : ` on a price of ${formatMoney(amountDollars, money)}`;
  return `Repayments of ${formatMoney(paymentDollars, { ...money, cents: true })} ${repaymentUnits[frequency]}${of} over ${formatNumber(termYears, money.locale, 1)} ${termYears === 1 ? "year" : "years"} at ${ratePercent.toFixed(2)}% p.a.${compared}, ${down.length > 0 ? `after ${down.join(" and ")}, which ${down.length === 1 ? "is" : "are"} not in the total` : "without a deposit or trade-in"}.`;
}
