import { countries, countryLaws } from "../../country/countries.ts";
import { costOfBorrowingLinks } from "../../page/cost-of-borrowing-links.ts";
import { exampleComparisonRate } from "../../finance/comparison-rate-of-fees.ts";
import { feesBesideLoan } from "../../finance/establishment-fee.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** Doubtful choices about rates and lenders. */
export function financeWarnings(site: Site, warn: Warn): void {
  const { finance, financeEnquiry, lenders } = site;
  if (
    financeEnquiry.enabled &&
    financeEnquiry.form === "popup" &&
    financeEnquiry.stepLabels.some((label) => /approv/i.test(label))
  )
    warn(
      "financeEnquiry.stepLabels",
      "legal-display.md Credit ads, decisions.md row 82",
      "A step promises approval; that needs the lender's wording.",
    );
  if (
    finance.interestRatePercent !== undefined &&
    finance.comparisonRatePercent !== undefined &&
    finance.comparisonRatePercent < finance.interestRatePercent
  )
    warn(
      "finance.comparisonRatePercent",
      "NCCP Regulations 2010 reg 71",
      `The comparison rate of ${finance.comparisonRatePercent} % is below the rate of ${finance.interestRatePercent} %, which fees cannot make it. Check both.`,
    );
  unexplainedComparisonRate(site, warn);
  if (finance.weeklyEstimate) {
    if (finance.termYears !== 5)
      warn(
        "finance.termYears",
        "decisions.md row 6",
        "Teasers and the legal example have a term of 5 years; this site's do not.",
      );
    warn(
      "finance.weeklyEstimate",
      "decisions.md row 9",
      "Repayments are advertised by the week; a monthly figure is what a comparison rate is calculated on.",
    );
  }
  borrowingWarnings(site, warn);
  for (const [index, fee] of lenders.fees.entries())
    if (!fee.government && /ppsr|security registration/i.test(fee.name))
      warn(
        `lenders.fees.${index}.government`,
        "NCCP Regulations 2010 reg 71",
        `${fee.name} reads like a government fee, which a comparison rate leaves out. Consider true.`,
      );
  for (const [index, lender] of lenders.lenders.entries())
    if (lender.provider.toLowerCase() === "taurus" && !lender.qualifyingOnly)
      warn(
        `lenders.lenders.${index}.qualifyingOnly`,
        "S1 §5, decisions.md row 54",
        "Taurus quotes for qualifying cars under 12 years only. Consider true.",
      );
  for (const [index, lender] of lenders.lenders.entries())
    for (const [row, { interestRatePercent, comparisonRatePercent }] of lender.rates.entries())
      if (comparisonRatePercent < interestRatePercent)
        warn(
          `lenders.lenders.${index}.rates.${row}.comparisonRatePercent`,
          "NCCP Regulations 2010 reg 71",
          `The comparison rate of ${comparisonRatePercent} % is below the rate of ${interestRatePercent} %, which fees cannot make it. Check both.`,
        );
}

/**
 * Says of an advertised comparison rate that the listed fees do not make it: shoppers are shown the fees that it
 * counts.
 */
function unexplainedComparisonRate({ country, finance, lenders, calculator }: Site, warn: Warn): void {
  const { comparisonRatePercent, establishmentFeeDollars } = finance;
  const ratePercent = finance.interestRatePercent ?? calculator.interestPercent;
  if (!countries[country].finance.comparesRates || comparisonRatePercent === undefined) return;
  if (!finance.weeklyEstimate && !calculator.enabled) return;
  const fees = feesBesideLoan(lenders.fees, establishmentFeeDollars);
  const made = exampleComparisonRate(ratePercent, establishmentFeeDollars, fees);
  if (made !== undefined && Math.abs(made - comparisonRatePercent) < 0.015) return;
  warn(
    "finance.comparisonRatePercent",
    "NCCP Regulations 2010 reg 71, rules 2.2",
    `The comparison rate of ${comparisonRatePercent} % does not follow from the fees that shoppers are shown${made === undefined ? "" : `, which make ${made} % of a rate of ${ratePercent} % on 30,000 over 5 years`}. List every fee in lenders.fees, or correct it.`,
  );
}

/**
 * Where the law has each lender's costs and standard terms published: what a site that shows finance lacks of them
 * (legal-display.md "CCCFA").
 */
function borrowingWarnings(site: Site, warn: Warn): void {
  const { finance, calculator, lenders } = site;
  const { financeShown } = countryLaws[site.country];
  if (!financeShown) return;
  const published = costOfBorrowingLinks(site) !== undefined;
  if (!published && (finance.weeklyEstimate || calculator.enabled || lenders.shown !== undefined))
    warn("finance", financeShown.rule, financeShown.message);
  if (!published) return;
  for (const [index, { name, rates, termsTo, defaultInterestPercent, defaultFees }] of lenders.lenders.entries()) {
    const lacking = [
      ...(rates.length === 0 ? ["rates"] : []),
      ...(termsTo === undefined ? ["termsTo"] : []),
      ...(defaultInterestPercent === undefined ? ["defaultInterestPercent"] : []),
      ...(defaultFees === undefined ? ["defaultFees"] : []),
    ];
    if (lacking.length > 0)
      warn(
        `lenders.lenders.${index}`,
        financeShown.rule,
        `The page with the costs of borrowing from ${name} sends shoppers to the lender for what it lacks: set ${lacking.join(", ")}.`,
      );
  }
}
