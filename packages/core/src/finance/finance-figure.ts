import { countries } from "../country/countries.ts";
import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { highestUnshownPayment } from "../price/price-guards.ts";
import { salePrice } from "../price/sale-price.ts";
import type { PricedCar } from "../price/display-price.ts";
import { isQuoteSuppressed, lenderQuote } from "./lender-quote.ts";
import { lenderRate } from "./lender-rate.ts";
import type { LenderRateRow } from "./lender-rate.ts";
import { principalDollars, repayment } from "./repayment.ts";
import { shownLender } from "./shown-lender.ts";
import { siteRatePercent } from "./site-rate.ts";
import type { RatedSite } from "./site-rate.ts";

/** The part of a site's document that decides about the figure of a car. */
export interface FinanceFigureSite extends RatedSite {
  finance: RatedSite["finance"] & { termYears: number; establishmentFeeDollars: number };
  lenders: {
    shown?: string | undefined;
    suppressedMakes: readonly string[];
    suppressedDealers: readonly string[];
    lenders: readonly {
      provider: string;
      name: string;
      qualifyingOnly: boolean;
      establishmentFeeDollars?: number | undefined;
      rates: readonly LenderRateRow[];
    }[];
  };
}

/** What of a car its figure is made from. */
export type FinancedCar = PricedCar & CarPart<"year" | "make" | "car_type" | "finance_lenders" | "dealership_slug">;

/**
 * The one figure of a car: what card, strip, teaser, calculator and disclaimer start from. Money in dollars, rates in
 * percent a year.
 */
export interface FinanceFigure {
  /** To the cent; null where it reads "Enquire for Finance": 25 or less (S1 §5). */
  weeklyDollars: number | null;
  /** The lender's own payment by the month, null where it is 25 or less. @default calculated from the terms */
  monthlyDollars?: number | null | undefined;
  priceDollars: number;
  ratePercent: number;
  /** Null where the site's country does not ask for one: no page of its shows any. */
  comparisonRatePercent: number | null;
  termYears: number;
  depositDollars: number;
  balloonDollars: number;
  feeDollars: number;
  /** `lender`: the lender's own figures for the car; `table`: its rate table; `site`: the site's rate. */
  source: "lender" | "table" | "site";
  /** The lender's name; null where the figure is the site's. */
  lenderName: string | null;
}

/**
 * The weekly figure of a car on a site, and everything that must stand beside it (S1 §5, S2 §5; issue 7 point 1): the
 * shown lender's own figures, else its rate table, else the site's rate. Undefined where none shows, which a suppressed
 * make or dealership decides for every source.
 *
 * @param thisYear year at the dealer's
 * @example
 * financeFigure({ price: 30000, car_type: "used" }, site, 2026)?.weeklyDollars // 146.73 at 10 %
 */
export function financeFigure(car: FinancedCar, site: FinanceFigureSite, thisYear: number): FinanceFigure | undefined {
  const { finance, lenders } = site;
  const priceDollars = salePrice(car);
  if (priceDollars === undefined || isQuoteSuppressed(car, lenders)) return undefined;
  const compared = (percent: number | undefined) =>
    countries[site.country].finance.comparesRates ? (percent ?? null) : null;
  const lender = shownLender(lenders);
  if (lender !== undefined) {
    const feeDollars = lender.establishmentFeeDollars ?? finance.establishmentFeeDollars;
    const shared = { priceDollars, lenderName: lender.name };
    const qualifyingProviders = lender.qualifyingOnly ? [lender.provider.toLowerCase(), "taurus"] : ["taurus"];
    const quote = lenderQuote(car, { provider: lender.provider, thisYear, qualifyingProviders });
    if (quote !== undefined) {
      const terms = {
        ratePercent: quote.interestRate,
        termYears: yearsOf(quote) ?? finance.termYears,
        feeDollars: quote.establishmentFees ?? feeDollars,
        depositDollars: quote.deposit ?? 0,
        balloonDollars: quote.balloon ?? 0,
      };
      // The lender's payments are for the advertised price; an offer price has some of its own.
      const isAdvertised = priceDollars === car.price;
      return {
        ...shared,
        ...terms,
        comparisonRatePercent: compared(quote.comparisonRate),
        weeklyDollars:
          isAdvertised && isAmount(quote.paymentWeek) ? shown(quote.paymentWeek) : weeklyOf(priceDollars, terms),
        ...(isAdvertised && isAmount(quote.paymentMonth) ? { monthlyDollars: shown(quote.paymentMonth) } : {}),
        source: "lender",
      };
    }
    // By the price that is asked today, as a search by budget looks for it.
    const row = lenderRate({ ...car, price: priceDollars }, lender, thisYear);
    if (row !== undefined) {
      const terms = {
        ratePercent: row.interestRatePercent,
        termYears: finance.termYears,
        feeDollars,
        depositDollars: 0,
        balloonDollars: 0,
      };
      return {
        ...shared,
        ...terms,
        comparisonRatePercent: compared(row.comparisonRatePercent),
        weeklyDollars: weeklyOf(priceDollars, terms),
        source: "table",
      };
    }
  }
  const ratePercent = siteRatePercent(site);
  if (ratePercent === undefined) return undefined;
  const terms = {
    ratePercent,
    termYears: finance.termYears,
    feeDollars: finance.establishmentFeeDollars,
    depositDollars: 0,
    balloonDollars: 0,
  };
  return {
    ...terms,
    priceDollars,
    lenderName: null,
    source: "site",
    comparisonRatePercent: compared(finance.comparisonRatePercent),
    weeklyDollars: weeklyOf(priceDollars, terms),
  };
}

type FigureTerms = Pick<
  FinanceFigure,
  "ratePercent" | "termYears" | "feeDollars" | "depositDollars" | "balloonDollars"
>;

function weeklyOf(priceDollars: number, { ratePercent, ...terms }: FigureTerms): number | null {
  const loan = { ...terms, priceDollars, ratePercentPerYear: ratePercent, frequency: "weekly" as const };
  return principalDollars(loan) <= loan.balloonDollars ? null : shown(repayment(loan));
}

function shown(payment: number | undefined): number | null {
  return payment !== undefined && payment > highestUnshownPayment ? payment : null;
}

function yearsOf({
  termYears,
  termMonths,
  termWeeks,
}: {
  termYears?: number | null;
  termMonths?: number | null;
  termWeeks?: number | null;
}): number | undefined {
  if (isAmount(termYears)) return termYears;
  if (isAmount(termMonths)) return termMonths / 12;
  return isAmount(termWeeks) ? termWeeks / 52 : undefined;
}
