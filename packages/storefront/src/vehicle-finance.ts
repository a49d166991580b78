import type { CarAnswer } from "@forecourt/api";
import {
  calculationLoan,
  carCalculation,
  countries,
  disclaimerParts,
  figureLoan,
  financeLink,
  isEnquirable,
  isQuoteSuppressed,
  parseBudget,
  salePrice,
} from "@forecourt/core";
import type { BudgetTerms, CarCalculation, ShownLoan } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { FinancePanelProps } from "@forecourt/finance/panel";
import { carQuote } from "./car-quote.ts";
import { withLoan } from "./with-loan.ts";
import { siteFrequency } from "./site-frequency.ts";

/** What the finance area of a car's page shows. */
export type VehicleFinance = Pick<
  FinancePanelProps,
  | "figure"
  | "loan"
  | "calculator"
  | "quoteRequest"
  | "knownQuote"
  | "comparesRates"
  | "enquiryHref"
  | "disclaimer"
  | "frequency"
>;

/**
 * The finance area of a car's page as its site has it (S1 §5, S2 §5): calculator, figure, way to the enquiry, and the
 * one loan that the whole page speaks of (decisions.md row 91). Undefined for a car that is gone or whose make or
 * dealership shows no finance.
 *
 * @param params the address, which holds the calculation of a form without JavaScript, or the terms of the search that
 *   led here
 */
export function vehicleFinance(car: CarAnswer, site: Site, params: URLSearchParams): VehicleFinance | undefined {
  if (!isEnquirable(car) || isQuoteSuppressed(car, site.lenders)) return undefined;
  const figure = car.finance_figure;
  const enquiryHref = site.financeEnquiry.enabled ? financeLink(car, site.financeEnquiry) : undefined;
  const price = salePrice(car);
  const known = figure === undefined ? carQuote(car) : undefined;
  // A quote that came with the car shows by itself; the lender is asked where the site wants it.
  const asks =
    figure === undefined && price !== undefined && (known !== undefined || site.financeEnquiry.quoteOnVehiclePage);
  const calculation = site.calculator.enabled ? carCalculation(car, site, figure, params) : undefined;
  const calculator = calculation && calculatorOf(car, site, calculation);
  const loan = calculation
    ? calculationLoan(calculation)
    : figure && figureLoan(figure, parseBudget(params), siteFrequency(site));
  return {
    figure,
    calculator,
    loan,
    disclaimer: figure || calculator ? disclaimerParts(car, figure, site) : undefined,
    quoteRequest: asks
      ? {
          selfAssessedCreditScore: "GREAT",
          purchasePrice: price,
          loanTerm: 5,
          year: car.year,
          vin: car.vin,
          nvic: car.nvic,
          whoIsHelping: "",
        }
      : undefined,
    knownQuote: asks ? known : undefined,
    comparesRates: countries[site.country].finance.comparesRates,
    enquiryHref: enquiryHref && withLoan(enquiryHref, loan, { calculator, figure }),
    frequency: siteFrequency(site),
  };
}

/**
 * The terms of the address as the page calculates with them, clamped and in its steps: other cars on the page have
 * them, too (decisions.md row 91).
 *
 * @param asked what the address says
 */
export function calculatedTerms(loan: ShownLoan | undefined, asked: BudgetTerms | undefined): BudgetTerms | undefined {
  if (!loan || !asked) return undefined;
  const { depositDollars, tradeInDollars, termYears } = loan;
  return {
    ...(asked.depositDollars === undefined ? {} : { depositDollars }),
    ...(asked.tradeInDollars === undefined ? {} : { tradeInDollars }),
    ...(asked.termYears === undefined ? {} : { termYears }),
  };
}

function calculatorOf(
  car: CarAnswer,
  { calculator, country }: Site,
  calculation: CarCalculation,
): NonNullable<FinancePanelProps["calculator"]> {
  return {
    ...calculation,
    action: car.path,
    monthlyOnly: calculator.monthlyOnly,
    hasResidual: calculator.residual,
    isMerged: calculator.mergeDepositAndTradeIn,
    presets: calculator.presetMoney,
    comparesRates: countries[country].finance.comparesRates,
  };
}
