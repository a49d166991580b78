import { countries, shownLender } from "@forecourt/core";
import type { BudgetTerms } from "@forecourt/core";
import { ComparisonWarning } from "@forecourt/finance/weekly";
import { comparisonWarningId } from "./comparison-warning-id.ts";
import { siteFrequency } from "./site-frequency.ts";
import { useSite } from "./use-site.ts";

/**
 * The terms of estimates, with the warning about comparison rates, as every page with cards ends with them, once (decisions.md row 75):
 * where the site shows rates of its own, or those of a lender, on its cards.
 *
 * @param ofOthers on a car's page: its own loan is described by its disclaimer
 * @param showsRates the page shows other rates besides: a calculator, a quote
 * @param reckons the page reckons with weekly estimates though its cards show none: a search by budget
 * @param quoted the page shows a lender's live quote alone, and no estimate of the site's own
 */
export function SiteComparisonWarning({
  terms,
  ofOthers = false,
  showsRates = false,
  reckons = false,
  quoted = false,
}: {
  terms?: BudgetTerms | undefined;
  ofOthers?: boolean;
  showsRates?: boolean;
  reckons?: boolean;
  quoted?: boolean;
}) {
  const { site, money } = useSite();
  const always = showsRates || site.lenders.shown !== undefined;
  const comparesRates =
    countries[site.country].finance.comparesRates || site.finance.comparisonRatePercent !== undefined;
  const lender = shownLender(site.lenders);
  return (
    <ComparisonWarning
      id={comparisonWarningId}
      settings={quoted || reckons ? { ...site.finance, weeklyEstimate: reckons } : site.finance}
      money={money}
      terms={terms}
      subject={ofOthers ? `Estimates of other ${site.search.vehicleType}` : undefined}
      lender={lender?.name}
      frequency={siteFrequency(site)}
      establishmentFeeDollars={lender?.establishmentFeeDollars ?? site.finance.establishmentFeeDollars}
      fees={site.lenders.fees}
      borrowing={site.borrowing}
      always={always}
      comparesRates={comparesRates}
    />
  );
}
