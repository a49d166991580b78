import { siteMoney } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";

/** A site whose cards show weekly estimates, whatever dealer's look they have. */
export const estimates: Site = {
  ...aSite(),
  finance: {
    ...aSite().finance,
    weeklyEstimate: true,
    interestRatePercent: 7.49,
    comparisonRatePercent: 8.53,
    establishmentFeeDollars: 499,
    creditLicence: "Australian Credit Licence 000000",
  },
};

/** How its money is written. */
export const moneyOfEstimates = siteMoney(estimates);
