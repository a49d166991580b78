import { countries, shownLender } from "@forecourt/core";
import { ComparisonWarning } from "@forecourt/finance/weekly";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import { comparisonWarningId } from "./comparison-warning-id.ts";
import type { SiteComparisonWarningProps } from "./site-comparison-warning-props.ts";
import { siteFrequency } from "./site-frequency.ts";
import { useSite } from "./use-site.ts";

/** The text that `SiteComparisonWarning` shows: it opens without a script, so its code comes late. */
export function ComparisonWarningOfSite(props: SiteComparisonWarningProps) {
  const data = useSite();
  return (
    <CachedFragment by={() => (props.terms ? undefined : [data, "comparison warning", JSON.stringify(props)])}>
      <Warning {...props} data={data} />
    </CachedFragment>
  );
}

function Warning({
  data: { site, money },
  terms,
  ofOthers = false,
  showsRates = false,
  ofOffers = false,
  hasCars = true,
  searchesByBudget = false,
  quoted = false,
}: SiteComparisonWarningProps & { data: ReturnType<typeof useSite> }) {
  const always = showsRates || (hasCars && site.lenders.shown !== undefined);
  const lender = shownLender(site.lenders);
  return (
    <ComparisonWarning
      id={comparisonWarningId}
      settings={
        quoted || searchesByBudget || !hasCars ? { ...site.finance, weeklyEstimate: searchesByBudget } : site.finance
      }
      money={money}
      terms={terms}
      subject={ofOthers ? `Estimates of other ${site.search.vehicleType}` : undefined}
      lender={lender?.name}
      frequency={siteFrequency(site)}
      establishmentFeeDollars={lender?.establishmentFeeDollars ?? site.finance.establishmentFeeDollars}
      fees={site.lenders.fees}
      borrowing={site.borrowing}
      always={always}
      ofOffers={ofOffers}
      comparesRates={countries[site.country].finance.comparesRates}
    />
  );
}
