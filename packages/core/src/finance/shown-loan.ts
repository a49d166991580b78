import type { BudgetTerms } from "../search/budget-terms.ts";
import type { CalculatorInput, CalculatorResult } from "./calculator.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import { paymentUnderTerms } from "./weekly-under-terms.ts";

/**
 * The one loan that a page speaks of (decisions.md row 91): its teaser, calculator, disclaimer and running costs all
 * say this one. Money in dollars, rates in percent a year.
 */
export interface ShownLoan {
  /** To the cent; null where it reads "Enquire for Finance". */
  paymentDollars: number | null;
  frequency: RepaymentFrequency;
  /** What the loan is for, before anything is put down. */
  amountDollars: number;
  /** Whether that is the price of the car; otherwise it is a price that the shopper set, or the highest there is. */
  isPrice: boolean;
  /** It is the car's own figure, with nothing changed by the shopper: a lender's disclaimer of the car speaks of it. */
  isFigure: boolean;
  depositDollars: number;
  tradeInDollars: number;
  balloonDollars: number;
  feeDollars: number;
  termYears: number;
  ratePercent: number;
  /**
   * Null where the site's country asks for none, or where there is none and so no payment either (decisions.md row 90).
   */
  comparisonRatePercent: number | null;
}

/**
 * The loan of a car's figure under the terms of the shopper's search.
 *
 * @param frequency of its repayments: by the month on sites that quote by the month alone
 * @example
 * figureLoan({ priceDollars: 30000, ratePercent: 10, comparisonRatePercent: null, termYears: 5, depositDollars: 0, balloonDollars: 9000, feeDollars: 0, weeklyDollars: 120, source: "site", lenderName: null }, { depositDollars: 3000 }).paymentDollars // 105.35
 */
export function figureLoan(
  figure: FinanceFigure,
  terms?: BudgetTerms,
  frequency: RepaymentFrequency = "weekly",
): ShownLoan {
  const { priceDollars, balloonDollars, feeDollars, ratePercent, comparisonRatePercent } = figure;
  const { depositDollars = figure.depositDollars, tradeInDollars = 0, termYears = figure.termYears } = terms ?? {};
  return {
    paymentDollars: paymentUnderTerms(figure, terms, frequency),
    frequency,
    amountDollars: priceDollars,
    isPrice: true,
    isFigure: depositDollars === figure.depositDollars && tradeInDollars === 0 && termYears === figure.termYears,
    depositDollars,
    tradeInDollars,
    termYears,
    balloonDollars,
    feeDollars,
    ratePercent,
    comparisonRatePercent,
  };
}

/**
 * The loan of a calculation.
 *
 * @param options.priceDollars price of the car; undefined where it has none
 * @param options.comparesRates the site shows comparison rates
 */
export function calculatedLoan(
  { loan, deposit, tradeIn, residual, term, rate, frequency }: CalculatorInput,
  { payment, comparisonRate, isFigure }: Pick<CalculatorResult, "payment" | "comparisonRate" | "isFigure">,
  {
    priceDollars,
    feeDollars,
    comparesRates,
  }: { priceDollars: number | undefined; feeDollars: number; comparesRates: boolean },
): ShownLoan {
  return {
    paymentDollars: payment,
    frequency,
    amountDollars: loan,
    isPrice: loan === priceDollars,
    isFigure,
    depositDollars: deposit,
    tradeInDollars: tradeIn,
    balloonDollars: residual,
    feeDollars,
    termYears: term,
    ratePercent: rate,
    comparisonRatePercent: comparesRates ? (comparisonRate ?? null) : null,
  };
}
