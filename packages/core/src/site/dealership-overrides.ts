import { z } from "zod";
import { lenderCalculatorSchema } from "./calculator-settings.ts";
import { setting } from "./setting.ts";

const ofSite = "the site's";
const own = lenderCalculatorSchema.shape;

/**
 * Settings that a dealership of a group may have of its own (S2 §3 "config overrides"). For how long its sold cars show
 * stands with the stock (`stock.dealershipSoldWindows`), and that its cars show no lender's quote with the lenders
 * (`lenders.suppressedDealers`): searches ask those two of all dealerships at once.
 */
export const dealershipOverridesSchema = z.strictObject({
  calculator: setting(
    z
      .strictObject({
        loanMinDollars: setting(
          own.loanMinDollars,
          "S1 §5, S2 §5",
          "Lowest loan of its cars; 5,000 for one dealership.",
          ofSite,
        ),
        loanMaxDollars: setting(own.loanMaxDollars, "S1 §5", "Highest loan of its cars.", ofSite),
        interestPercent: setting(
          own.interestPercent,
          "S1 §9, S2 §9, decisions.md row 88",
          "Interest that the slider starts with for its cars.",
          ofSite,
        ),
        interestMinPercent: setting(
          own.interestMinPercent,
          "S1 §5, S2 §5",
          "Lowest interest for its cars; 4 for one dealership.",
          ofSite,
        ),
        interestMaxPercent: setting(
          own.interestMaxPercent,
          "S1 §5, S2 §5",
          "Highest interest for its cars; 20 for one dealership.",
          ofSite,
        ),
      })
      .optional(),
    "S1 §5, §9, S2 §5, §9",
    "Ranges of the calculator on the pages of its cars; they win over the site's and the lender's.",
    ofSite,
  ),
  reviewMinimumExclusive: setting(
    z.number().min(0).max(4.9).optional(),
    "S1 §5, S2 §9",
    "The average rating of its locations must be above this, or no review of theirs shows; 3 on one dealership.",
    ofSite,
  ),
});
/** Settings that a dealership has of its own. */
export type DealershipOverrides = z.output<typeof dealershipOverridesSchema>;
