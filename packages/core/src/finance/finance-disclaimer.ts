import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { comparisonRateWarning } from "./comparison-rate.ts";
import type { FinanceFigure } from "./finance-figure.ts";

/** What {@link financeDisclaimer} needs to know of the site. */
export interface DisclaimerSite {
  country: "AU" | "NZ";
  finance: {
    creditLicence?: string | undefined;
    /** @default the regulation's words */
    comparisonRateWarning?: string | undefined;
  };
  lenders: {
    shown?: string | undefined;
    lenders: readonly { provider: string; name: string; phone?: string | undefined }[];
    indicativeComparisonRates?: { from: number; to: number } | undefined;
  };
}

/**
 * The disclaimer of a car's finance figure (decisions.md row 58): the lender's own for the car when there is one, else one
 * computed from the figures on screen. With the provider's phone, the indicative range and the licence of the site (S2 §9),
 * and in Australia the comparison-rate warning. Undefined without a figure.
 *
 * @param write how dollars are written
 * @example
 * financeDisclaimer(car, figure, site, (dollars) => `$${dollars}`)
 * // Weekly repayment of $146.73 based on a price of $30000, …
 */
export function financeDisclaimer(car: CarPart<"finance_lenders">, figure: FinanceFigure | undefined, site: DisclaimerSite, write: (dollars: number) => string): string | undefined {
  if (figure === undefined) return undefined;
  const { shown } = site.lenders;
  const entry = shown !== undefined && figure.source === "lender" ? car.finance_lenders?.[shown] : undefined;
  if (hasText(entry?.disclaimer)) return entry.disclaimer;
  const lender = figure.lenderName === null ? undefined : site.lenders.lenders.find(({ provider }) => provider === shown);
  const range = figure.lenderName === null ? undefined : site.lenders.indicativeComparisonRates;
  return [
    sentence(figure, write),
    range && `Indicative comparison rates range from ${rate(range.from)} to ${rate(range.to)} p.a.`,
    "This is an estimate only, not an offer of credit. Lending criteria, fees and charges apply.",
    lender && (lender.phone === undefined ? `Finance by ${lender.name}.` : `Finance by ${lender.name}, ${lender.phone}.`),
    site.finance.creditLicence,
    site.country === "AU" ? (site.finance.comparisonRateWarning ?? comparisonRateWarning) : undefined,
  ]
    .filter(hasText)
    .join(" ");
}

function sentence(figure: FinanceFigure, write: (dollars: number) => string): string {
  const { weeklyDollars, priceDollars, termYears, depositDollars, balloonDollars, feeDollars, ratePercent, comparisonRatePercent } = figure;
  const parts = [
    `${weeklyDollars === null ? "Figures are" : `Weekly repayment of ${write(weeklyDollars)} is`} based on a price of ${write(priceDollars)}`,
    depositDollars > 0 ? `a deposit of ${write(depositDollars)}` : "no deposit",
    balloonDollars > 0 ? `a final payment of ${write(balloonDollars)}` : "no final payment",
    ...(feeDollars > 0 ? [`an establishment fee of ${write(feeDollars)}`] : []),
    `a term of ${Number(termYears.toFixed(2))} ${termYears === 1 ? "year" : "years"}`,
    `a rate of ${rate(ratePercent)} p.a.`,
    ...(comparisonRatePercent === null ? [] : [`a comparison rate of ${rate(comparisonRatePercent)} p.a.`]),
  ];
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

function rate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
