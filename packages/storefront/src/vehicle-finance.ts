import type { CarAnswer } from "@forecourt/api";
import { calculatorParameters, calculatorRanges, calculatorStart, financeLink, isEnquirable, isQuoteSuppressed, parseCalculator, salePrice, shownLender } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { FinancePanelProps } from "@forecourt/finance/panel";

/** What the finance area of a car's page shows; `disclaimer` is fetched beside it. */
export type VehicleFinance = Pick<FinancePanelProps, "figure" | "calculator" | "quoteRequest" | "comparesRates" | "enquiryHref">;

/**
 * The finance area of a car's page as its site has it (S1 §5, S2 §5): calculator, figure, way to the enquiry. Undefined for a
 * car that is gone or whose make or dealership shows no finance.
 *
 * @param params the address, which holds the calculation of a form without JavaScript
 */
export function vehicleFinance(car: CarAnswer, site: Site, params: URLSearchParams): VehicleFinance | undefined {
  if (!isEnquirable(car) || isQuoteSuppressed(car, site.lenders)) return undefined;
  const figure = car.finance_figure;
  const enquiryHref = site.financeEnquiry.enabled ? financeLink(car, site.financeEnquiry) : undefined;
  const price = salePrice(car);
  const asks = site.financeEnquiry.quoteOnVehiclePage && figure === undefined && price !== undefined;
  return {
    figure,
    calculator: site.calculator.enabled ? calculatorOf(car, site, params) : undefined,
    quoteRequest: asks ? { selfAssessedCreditScore: "GREAT", purchasePrice: price, loanTerm: 5, year: car.year, vin: car.vin, nvic: car.nvic, whoIsHelping: "" } : undefined,
    comparesRates: site.country === "AU",
    enquiryHref,
  };
}

function calculatorOf(car: CarAnswer, site: Site, params: URLSearchParams): FinancePanelProps["calculator"] {
  const { calculator, finance, lenders, country } = site;
  const figure = car.finance_figure;
  const lender = shownLender(lenders);
  const { monthlyOnly } = calculator;
  const ranges = calculatorRanges(salePrice(car), defined({ ...calculator, ...lender?.calculator }));
  const start = calculatorStart(ranges, figure, { monthlyOnly });
  const isAsked = calculatorParameters.some((name) => params.has(name));
  return {
    action: car.path,
    ranges,
    asked: isAsked ? parseCalculator(params, ranges, start) : start,
    basis: { start, feeDollars: figure?.feeDollars ?? lender?.establishmentFeeDollars ?? calculator.establishmentFeeDollars, figure, advertised: { ratePercent: finance.interestRatePercent ?? calculator.interestPercent, comparisonRatePercent: finance.comparisonRatePercent ?? null }, fees: lenders.fees },
    monthlyOnly,
    hasResidual: calculator.residual,
    isMerged: calculator.mergeDepositAndTradeIn,
    presets: calculator.presetMoney,
    comparesRates: country === "AU",
  };
}

/** Without the keys that a lender leaves to the site. */
function defined<T extends object>(settings: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
}
