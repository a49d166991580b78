import { isAmount } from "../car/car-part.ts";

/**
 * The rate of a site's own weekly estimates, percent a year. Undefined where it shows none of its own; in Australia also where it
 * has no comparison rate: a repayment without one does not show (decisions.md row 90).
 *
 * @example
 * siteRatePercent({ country: "AU", finance: { weeklyEstimate: true, interestRatePercent: 10 } }) // undefined
 */
export function siteRatePercent({
  country,
  finance,
}: {
  country: "AU" | "NZ";
  finance: {
    weeklyEstimate: boolean;
    interestRatePercent?: number | undefined;
    comparisonRatePercent?: number | undefined;
  };
}): number | undefined {
  const { weeklyEstimate, interestRatePercent, comparisonRatePercent } = finance;
  if (!weeklyEstimate || (country === "AU" && !isAmount(comparisonRatePercent))) return undefined;
  return isAmount(interestRatePercent) ? interestRatePercent : undefined;
}
