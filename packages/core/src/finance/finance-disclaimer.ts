import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { hasText, isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import { highestUnshownPayment } from "../price/price-guards.ts";
import { comparisonRateWarning } from "./comparison-rate.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import { figureLoan } from "./shown-loan.ts";
import type { ShownLoan } from "./shown-loan.ts";

/** What {@link financeDisclaimer} needs to know of the site. */
export interface DisclaimerSite {
  country: CountryCode;
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

/** Parts of a disclaimer, so that its first sentence can follow the calculator (decisions.md rows 58 and 91). */
export interface DisclaimerParts {
  /** The lender's own disclaimer of the car, which holds for the loan that the page starts with. */
  own?: string | undefined;
  /** What the lender says that is paid in all, in dollars; it holds for that loan alone. */
  totalPayable?: number | undefined;
  /**
   * What the lender quotes by the month over other terms, at the same rates; it holds for that loan alone. @default
   * none
   */
  otherTerms?: readonly { months: number; monthlyDollars: number }[] | undefined;
  /** What follows the sentence about the loan. */
  rest: string;
}

/**
 * Parts of a car's disclaimer besides its loan: the provider with its phone, the indicative range and the licence of
 * the site (S2 §9). The comparison-rate warning is not in it: it stands once on a page (decisions.md row 75).
 *
 * @param figure the car's figure; undefined where the page shows a calculation without one
 */
export function disclaimerParts(
  car: CarPart<"finance_lenders">,
  figure: FinanceFigure | undefined,
  site: DisclaimerSite,
): DisclaimerParts {
  const { shown } = site.lenders;
  const entry = shown !== undefined && figure?.source === "lender" ? car.finance_lenders?.[shown] : undefined;
  const lender =
    figure == null || figure.lenderName === null
      ? undefined
      : site.lenders.lenders.find(({ provider }) => provider === shown);
  const range = lender && site.lenders.indicativeComparisonRates;
  const rest = [
    range && `Indicative comparison rates range from ${rate(range.from)} to ${rate(range.to)} p.a.`,
    "This is an estimate only, not an offer of credit. Lending criteria, fees and charges apply.",
    lender && financedBy(entry?.financeProvider ?? lender.name, lender.phone),
    site.finance.creditLicence,
  ];
  return {
    ...(hasText(entry?.disclaimer) ? { own: entry.disclaimer } : {}),
    ...(entry && isPaymentOf(entry, figure)
      ? { ...(isAmount(entry.totalPayable) ? { totalPayable: entry.totalPayable } : {}), ...otherTerms(entry, figure) }
      : {}),
    rest: rest.filter(hasText).join(" "),
  };
}

/** Whether a figure has the lender's own payment: a price of today that is not the quoted one has another. */
function isPaymentOf({ paymentWeek, paymentMonth }: FinanceLenderEntry, figure: FinanceFigure | undefined): boolean {
  return (
    figure !== undefined &&
    ((isAmount(paymentWeek) && figure.weeklyDollars === paymentWeek) ||
      (isAmount(paymentMonth) && figure.monthlyDollars === paymentMonth))
  );
}

/**
 * The lender's `term{N}`: what is paid a month over N months, the loan's own term and what reads "Enquire for Finance"
 * left out.
 */
function otherTerms(entry: FinanceLenderEntry, figure: FinanceFigure | undefined): Pick<DisclaimerParts, "otherTerms"> {
  const terms = Object.entries(entry)
    .flatMap(([name, value]) => {
      const months = Number(/^term(\d+)$/.exec(name)?.[1]);
      return typeof value === "number" &&
        value > highestUnshownPayment &&
        months > 0 &&
        months !== (figure?.termYears ?? 0) * 12
        ? [{ months, monthlyDollars: value }]
        : [];
    })
    .toSorted((one, other) => one.months - other.months);
  return terms.length > 0 ? { otherTerms: terms } : {};
}

function financedBy(name: string, phone: string | undefined): string {
  return phone === undefined ? `Finance by ${name}.` : `Finance by ${name}, ${phone}.`;
}

/**
 * The disclaimer of the loan on screen: the lender's own while the loan is the one that the page started with, else one
 * computed from its figures (decisions.md row 58).
 *
 * @param write how dollars are written
 * @example
 * const text = loanDisclaimer(figureLoan(figure), { rest: "This is an estimate only, …" }, (dollars) => `$${dollars}`);
 * // Weekly repayment of $146.73 is based on a price of $30000, no deposit, no final payment, …
 */
export function loanDisclaimer(
  loan: ShownLoan,
  { own, totalPayable, otherTerms: terms = [], rest }: DisclaimerParts,
  write: (dollars: number) => string,
): string {
  if (!loan.isFigure) return `${sentence(loan, write)} ${rest}`;
  const total = totalPayable === undefined ? "" : ` The total payable is ${write(totalPayable)}.`;
  const others = terms.map(({ months, monthlyDollars }) => `${write(monthlyDollars)} a month over ${months} months`);
  const other =
    others.length === 0
      ? ""
      : ` At these rates the lender also quotes ${[others.slice(0, -1).join(", "), others.at(-1)].filter(Boolean).join(" and ")}.`;
  return own === undefined ? `${sentence(loan, write)}${total}${other} ${rest}` : `${own}${other}`;
}

/**
 * The disclaimer of a car's finance figure by itself, with the comparison-rate warning where the law asks for one: what
 * the platform answers for a car's id. Undefined without a figure.
 *
 * @param write how dollars are written
 * @example
 * financeDisclaimer(car, figure, site, (dollars) => `$${dollars}`)
 * // Weekly repayment of $146.73 is based on a price of $30000, …
 */
export function financeDisclaimer(
  car: CarPart<"finance_lenders">,
  figure: FinanceFigure | undefined,
  site: DisclaimerSite,
  write: (dollars: number) => string,
): string | undefined {
  if (figure === undefined) return undefined;
  const parts = disclaimerParts(car, figure, site);
  if (parts.own !== undefined || !countries[site.country].finance.comparesRates)
    return loanDisclaimer(figureLoan(figure), parts, write);
  return `${loanDisclaimer(figureLoan(figure), parts, write)} ${site.finance.comparisonRateWarning ?? comparisonRateWarning}`;
}

const repaymentNames = {
  weekly: "Weekly repayment",
  fortnightly: "Fortnightly repayment",
  monthly: "Monthly repayment",
} as const;

function sentence(loan: ShownLoan, write: (dollars: number) => string): string {
  const {
    paymentDollars,
    amountDollars,
    termYears,
    depositDollars,
    tradeInDollars,
    balloonDollars,
    feeDollars,
    ratePercent,
    comparisonRatePercent,
  } = loan;
  const parts = [
    `${paymentDollars === null ? "Figures are" : `${repaymentNames[loan.frequency]} of ${write(paymentDollars)} is`} based on a price of ${write(amountDollars)}`,
    depositDollars > 0 ? `a deposit of ${write(depositDollars)}` : "no deposit",
    ...(tradeInDollars > 0 ? [`a trade-in of ${write(tradeInDollars)}`] : []),
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
