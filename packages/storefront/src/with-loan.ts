import { withSetTerms } from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import type { FinancePanelProps } from "@forecourt/finance/panel";
import type { VehicleLink } from "@forecourt/vehicle/details";

/**
 * The way to the finance enquiry with what the shopper has changed of the page's loan (decisions.md row 91); deposit,
 * trade-in and residual come along wherever there are some.
 *
 * @param href a finance link of the page's car; what it says already of a loan goes
 * @param loan the loan that the page speaks of at this moment
 */
export function withLoan(
  href: string,
  loan: ShownLoan | undefined,
  { calculator, figure }: Pick<FinancePanelProps, "calculator" | "figure">,
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

/** The ways to the finance enquiry that a car's page has. */
interface FinanceLinks {
  /** Address of the enquiry from the finance panel. */
  enquiryHref: string | undefined;
  /** All links of the page: those to finance say the loan. */
  links: readonly VehicleLink[];
}

/** {@link withLoan} for all ways of a car's page. */
export const financeLinksWithLoan = (
  { enquiryHref, links }: FinanceLinks,
  loan: ShownLoan,
  finance: Parameters<typeof withLoan>[2],
): FinanceLinks => ({
  enquiryHref: enquiryHref && withLoan(enquiryHref, loan, finance),
  links: links.map((link) => (link.kind === "finance" ? { ...link, href: withLoan(link.href, loan, finance) } : link)),
});
