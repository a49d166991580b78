import type { CarAnswer, QuoteAnswer } from "@forecourt/api";
import {
  calculatedLoan,
  calculatorParameters,
  calculatorRanges,
  calculatorResult,
  calculatorStart,
  clampedStart,
  countries,
  disclaimerParts,
  figureLoan,
  financeLink,
  findDealership,
  isEnquirable,
  isQuoteSuppressed,
  parseBudget,
  parseCalculator,
  salePrice,
  settleAmount,
  shownLender,
  withSetTerms,
} from "@forecourt/core";
import type { BudgetTerms, CalculatorRanges, ReadCalculation, ShownLoan } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { FinancePanelProps } from "@forecourt/finance/panel";
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
 * The finance area of a car's page as its site has it (S1 §5, S2 §5): calculator, figure, way to the enquiry, and the one
 * loan that the whole page speaks of (decisions.md row 91). Undefined for a car that is gone or whose make or dealership
 * shows no finance.
 *
 * @param params the address, which holds the calculation of a form without JavaScript, or the terms of the search that led here
 */
export function vehicleFinance(car: CarAnswer, site: Site, params: URLSearchParams): VehicleFinance | undefined {
  if (!isEnquirable(car) || isQuoteSuppressed(car, site.lenders)) return undefined;
  const figure = car.finance_figure;
  const enquiryHref = site.financeEnquiry.enabled ? financeLink(car, site.financeEnquiry) : undefined;
  const price = salePrice(car);
  const asks = site.financeEnquiry.quoteOnVehiclePage && figure === undefined && price !== undefined;
  const calculator = site.calculator.enabled ? calculatorOf(car, site, params) : undefined;
  return {
    figure,
    calculator,
    loan: calculator ? loanOf(calculator) : figure && figureLoan(figure, parseBudget(params), siteFrequency(site)),
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
    knownQuote: asks ? quoteOf(car) : undefined,
    comparesRates: countries[site.country].finance.comparesRates,
    enquiryHref,
    frequency: siteFrequency(site),
  };
}

/** The quick quote that came with a car, where all of its figures did. */
function quoteOf({ youxQuote }: Pick<CarAnswer, "youxQuote">): QuoteAnswer | undefined {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = youxQuote ?? {};
  return weeklyRepaymentAmount == null || advertisedRate == null || comparisonRate == null
    ? undefined
    : { weeklyRepaymentAmount, advertisedRate, comparisonRate };
}

/**
 * The terms of the address as the page reckons with them, clamped and in its steps: other cars on the page have them, too
 * (decisions.md row 91).
 *
 * @param asked what the address says
 */
export function reckonedTerms(loan: ShownLoan | undefined, asked: BudgetTerms | undefined): BudgetTerms | undefined {
  if (!loan || !asked) return undefined;
  const { depositDollars, tradeInDollars, termYears } = loan;
  return {
    ...(asked.depositDollars === undefined ? {} : { depositDollars }),
    ...(asked.tradeInDollars === undefined ? {} : { tradeInDollars }),
    ...(asked.termYears === undefined ? {} : { termYears }),
  };
}

/**
 * The way to the finance enquiry with what the shopper has changed of the page's loan (decisions.md row 91); deposit, trade-in and
 * residual come along wherever there are some.
 *
 * @param href a finance link of the page's car
 * @param loan the loan that the page speaks of at this moment
 */
export function withLoan(
  href: string,
  loan: ShownLoan | undefined,
  { calculator, figure }: Pick<VehicleFinance, "calculator" | "figure">,
): string {
  if (!loan) return href;
  const { amountDollars, depositDollars, tradeInDollars, balloonDollars, termYears, ratePercent, frequency } = loan;
  const begun = calculator?.basis.start;
  const start = begun
    ? { amountDollars: begun.loan, termYears: begun.term, ratePercent: begun.rate, frequency: begun.frequency }
    : { amountDollars: figure?.priceDollars, termYears: figure?.termYears, ratePercent, frequency };
  return withSetTerms(href, {
    depositDollars,
    tradeInDollars,
    balloonDollars,
    ...(ratePercent === start.ratePercent ? {} : { ratePercent }),
    ...(frequency === start.frequency ? {} : { frequency }),
    ...(amountDollars === start.amountDollars ? {} : { amountDollars }),
    ...(termYears === start.termYears ? {} : { termYears }),
  });
}

function loanOf({
  asked: { input },
  basis,
  priceDollars,
  comparesRates,
}: NonNullable<FinancePanelProps["calculator"]>): ShownLoan {
  return calculatedLoan(input, calculatorResult(input, basis), {
    priceDollars,
    feeDollars: basis.feeDollars,
    comparesRates,
  });
}

function calculatorOf(
  car: CarAnswer,
  site: Site,
  params: URLSearchParams,
): NonNullable<FinancePanelProps["calculator"]> {
  const { calculator, lenders, country } = site;
  const { comparesRates } = countries[country].finance;
  const figure = car.finance_figure;
  const lender = shownLender(lenders);
  const own = ownTerms(site);
  const { monthlyOnly } = calculator;
  const priceDollars = salePrice(car);
  const dealership = findDealership(site, car.dealership_slug)?.overrides?.calculator;
  const ranges = calculatorRanges(priceDollars, {
    ...calculator,
    ...own,
    ...defined(lender?.calculator ?? {}),
    ...defined(dealership ?? {}),
  });
  const start = calculatorStart(ranges, figure, { monthlyOnly });
  const isAsked = calculatorParameters.some((name) => params.has(name));
  return {
    action: car.path,
    ranges,
    priceDollars,
    asked: withClampedStart(
      inOneControl(
        isAsked ? parseCalculator(params, ranges, start) : { input: start, clamped: [] },
        ranges,
        calculator.mergeDepositAndTradeIn,
      ),
      start.loan,
      clampedStart(ranges, priceDollars),
    ),
    basis: {
      start,
      figure,
      feeDollars: figure?.feeDollars ?? lender?.establishmentFeeDollars ?? own.establishmentFeeDollars,
      advertised: {
        ratePercent: own.interestPercent,
        comparisonRatePercent: site.finance.comparisonRatePercent ?? null,
      },
      fees: lenders.fees,
      needsComparisonRate: comparesRates,
    },
    monthlyOnly,
    hasResidual: calculator.residual,
    isMerged: calculator.mergeDepositAndTradeIn,
    presets: calculator.presetMoney,
    comparesRates,
  };
}

/** Where one control stands for deposit and trade-in, what was set of both in a search is in it (decisions.md rows 11 and 91). */
function inOneControl(asked: ReadCalculation, ranges: CalculatorRanges, isMerged: boolean): ReadCalculation {
  const { input, clamped } = asked;
  if (!isMerged || input.tradeIn === 0) return asked;
  const { value, isClamped } = settleAmount("deposit", input.deposit + input.tradeIn, ranges);
  return {
    ...asked,
    input: { ...input, deposit: value, tradeIn: 0 },
    clamped: isClamped || clamped.includes("tradeIn") ? [...new Set([...clamped, "deposit" as const])] : clamped,
  };
}

/** Says of the price that the page starts with, too, that it was out of range (decisions.md row 89), while it stands. */
function withClampedStart(
  asked: ReadCalculation,
  startDollars: number,
  clamped: ReturnType<typeof clampedStart>,
): ReadCalculation {
  return clamped.length === 0 || asked.input.loan !== startDollars || asked.clamped.includes("loan")
    ? asked
    : { ...asked, clamped: [...asked.clamped, ...clamped] };
}

/** Rate and fee that a calculation without a figure starts with: those that the dealer advertises, where there are some (decisions.md row 88). */
function ownTerms({ finance, calculator }: Site): { interestPercent: number; establishmentFeeDollars: number } {
  const { interestRatePercent, establishmentFeeDollars } = finance;
  return interestRatePercent === undefined
    ? calculator
    : { interestPercent: interestRatePercent, establishmentFeeDollars };
}

/** Without the keys that a lender leaves to the site. */
function defined<T extends object>(settings: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
