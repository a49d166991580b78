import type { Car } from "../entities/car.ts";
import { countries } from "../country/countries.ts";
import { findDealership } from "../dealership/find-dealership.ts";
import { salePrice } from "../price/sale-price.ts";
import type { Site } from "../site/site-document.ts";
import { settleAmount } from "./calculator-amount.ts";
import { calculatorRanges, clampedStart } from "./calculator-ranges.ts";
import type { CalculatorRanges } from "./calculator-ranges.ts";
import { calculatorParameters, calculatorResult, calculatorStart, parseCalculator } from "./calculator.ts";
import type { CalculatorBasis, ReadCalculation } from "./calculator.ts";
import { feesBesideLoan } from "./establishment-fee.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import { shownLender } from "./shown-lender.ts";
import { calculatedLoan } from "./shown-loan.ts";
import type { ShownLoan } from "./shown-loan.ts";

/** What of a site its calculator hangs on. */
export type CalculatorSite = Pick<Site, "calculator" | "lenders" | "country" | "finance" | "dealer">;

/** A calculation for a car, as its page shows it. */
export interface CarCalculation {
  ranges: CalculatorRanges;
  /** Price of the car; undefined where it has none. */
  priceDollars: number | undefined;
  /** What the address asks for. */
  asked: ReadCalculation;
  basis: CalculatorBasis;
}

/**
 * The calculation of a car at a site: ranges of site, lender and dealership, the start that its card shows, and what an
 * address asks for (S1 §5, S2 §5, decisions.md rows 11, 88, 89 and 91).
 *
 * @param figure the car's one figure, where it has one
 * @param params the address, with the names of `calculatorParameters`
 * @example
 * carCalculation({ price: 30000 }, site, undefined, new URLSearchParams("deposit=5000")).asked.input.deposit // 5000
 */
export function carCalculation(
  car: Parameters<typeof salePrice>[0] & Partial<Pick<Car, "dealership_slug">>,
  site: CalculatorSite,
  figure: FinanceFigure | undefined,
  params: URLSearchParams,
): CarCalculation {
  const { calculator, lenders, country } = site;
  const lender = shownLender(lenders);
  const own = ownTerms(site);
  const priceDollars = salePrice(car);
  const dealership = findDealership(site, car.dealership_slug)?.overrides?.calculator;
  const settings = { ...calculator, ...own, ...defined(lender?.calculator ?? {}), ...defined(dealership ?? {}) };
  const ranges = calculatorRanges(priceDollars, {
    ...settings,
    // The range includes the advertised rate: a lower one would show a repayment that nobody offers.
    interestMaxPercent: Math.max(settings.interestMaxPercent, settings.interestPercent, figure?.ratePercent ?? 0),
  });
  const start = calculatorStart(ranges, figure, calculator);
  const feeDollars = figure?.feeDollars ?? lender?.establishmentFeeDollars ?? own.establishmentFeeDollars;
  const isAsked = calculatorParameters.some((name) => params.has(name));
  return {
    ranges,
    priceDollars,
    asked: withClampedStart(
      inOneControl(
        isAsked
          ? parseCalculator(calculator.residual ? params : withoutResidual(params), ranges, start)
          : { input: start, clamped: [] },
        ranges,
        calculator.mergeDepositAndTradeIn,
      ),
      start.loan,
      clampedStart(ranges, priceDollars),
    ),
    basis: {
      start,
      figure,
      feeDollars,
      advertised: {
        ratePercent: own.interestPercent,
        comparisonRatePercent: site.finance.comparisonRatePercent ?? null,
      },
      fees: feesBesideLoan(lenders.fees, feeDollars),
      needsComparisonRate: countries[country].finance.comparesRates,
    },
  };
}

/**
 * The loan that a calculation comes to.
 *
 * @example
 * calculationLoan(carCalculation({ price: 30000 }, site, undefined, new URLSearchParams())).amountDollars // 30000
 */
export function calculationLoan({ asked: { input }, basis, priceDollars }: CarCalculation): ShownLoan {
  return calculatedLoan(input, calculatorResult(input, basis), {
    priceDollars,
    feeDollars: basis.feeDollars,
    comparesRates: basis.needsComparisonRate,
  });
}

/** A site that offers no residual counts none that an address brings: no field would show it. */
function withoutResidual(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("residual");
  return rest;
}

/**
 * Where one control stands for deposit and trade-in, what was set of both in a search is in it (decisions.md rows 11
 * and 91).
 */
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

/**
 * Says of the price that the page starts with, too, that it was out of range (decisions.md row 89), while it stands.
 */
function withClampedStart(
  asked: ReadCalculation,
  startDollars: number,
  clamped: ReturnType<typeof clampedStart>,
): ReadCalculation {
  return clamped.length === 0 || asked.input.loan !== startDollars || asked.clamped.includes("loan")
    ? asked
    : { ...asked, clamped: [...asked.clamped, ...clamped] };
}

/**
 * Rate and fee that a calculation without a figure starts with: those that the dealer advertises, where there are some
 * (decisions.md row 88).
 */
function ownTerms({ finance, calculator }: Pick<Site, "finance" | "calculator">): {
  interestPercent: number;
  establishmentFeeDollars: number;
} {
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
