import type { ContentProblem } from "../content/content-kind.ts";
import type { OfferContent, OfferFinance } from "./offer-schema.ts";
import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { repaymentUnits } from "../finance/frequency.ts";
import { repayment } from "../finance/repayment.ts";

/** What fees and rounding may add to a repayment goes up; down, no more than this. */
const toleranceDollars = 1;

/**
 * What is missing or wrong in the figures of a finance offer: a repayment asks for its rate, loan and term and must be
 * what these make; where rates are compared a rate asks for its comparison rate, which is no lower (rules 2.2,
 * legal-display.md "Credit ads").
 *
 * @example
 * offerFinanceProblems({ disclaimer: "…" }, { ratePercentPerYear: 5.99 }, "AU")[0]?.path // ["finance", "comparisonRatePercentPerYear"]
 */
export function offerFinanceProblems(
  { disclaimer }: Pick<OfferContent, "disclaimer">,
  finance: OfferFinance,
  country: CountryCode,
): ContentProblem[] {
  const { repaymentDollars, ratePercentPerYear: rate, comparisonRatePercentPerYear: comparison } = finance;
  const problems: ContentProblem[] = [];
  const say = (field: keyof OfferFinance, message: string) => problems.push({ path: ["finance", field], message });
  if (repaymentDollars !== undefined)
    for (const field of ["frequency", "ratePercentPerYear", "loanDollars", "termMonths"] as const)
      if (finance[field] === undefined) say(field, `A repayment is shown with its ${names[field]}. Add it.`);
  if (rate !== undefined && comparison === undefined && countries[country].finance.comparesRates)
    say("comparisonRatePercentPerYear", "A rate is shown with its comparison rate, no less prominent. Add it.");
  if (rate !== undefined && comparison !== undefined && comparison < rate)
    say("comparisonRatePercentPerYear", `A comparison rate is the rate with its fees: it is no lower than ${rate}.`);
  if (rate === undefined && comparison !== undefined)
    say("ratePercentPerYear", "A comparison rate is shown with the rate that it compares. Add it.");
  const least = leastRepayment(finance);
  if (least && repaymentDollars !== undefined && repaymentDollars < least.dollars - toleranceDollars)
    say("repaymentDollars", `These figures make $${least.dollars} ${least.unit}, so $${repaymentDollars} is too low.`);
  if (disclaimer === undefined)
    problems.push({
      path: ["disclaimer"],
      message: "A finance offer says who can have it and on what terms. Write a disclaimer.",
    });
  return problems;
}

const names = { frequency: "frequency", ratePercentPerYear: "rate", loanDollars: "loan", termMonths: "term" } as const;

/** The repayment that the figures make without fees; undefined where they are not whole. */
function leastRepayment(finance: OfferFinance): { dollars: number; unit: string } | undefined {
  const { frequency, ratePercentPerYear, loanDollars, termMonths, finalPaymentDollars = 0 } = finance;
  if (!frequency || ratePercentPerYear === undefined || loanDollars === undefined || termMonths === undefined)
    return undefined;
  const dollars = repayment({
    priceDollars: loanDollars,
    ratePercentPerYear,
    termYears: termMonths / 12,
    balloonDollars: finalPaymentDollars,
    frequency,
  });
  return dollars === undefined ? undefined : { dollars, unit: repaymentUnits[frequency] };
}
