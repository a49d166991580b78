import { z } from "zod";
import { lenderCalculatorSchema } from "./calculator-settings.ts";
import { linkText, off, setting, shortText } from "./setting.ts";

const rateRow = z.strictObject({
  carTypes: setting(
    z
      .array(z.enum(["new", "demo", "used"]))
      .min(1)
      .max(3)
      .optional(),
    "S1 §5, S2 §5",
    "Conditions of car that the row is for.",
    "all of them",
  ),
  maxAgeYears: setting(
    z.number().int().min(0).max(60).optional(),
    "S1 §5, decisions.md row 54",
    "Oldest car that the row is for: current year less model year.",
    "any age",
  ),
  minPriceDollars: setting(
    z.number().min(0).max(2_000_000).optional(),
    "S1 §5",
    "Lowest price that the row is for.",
    "any price above 500",
  ),
  maxPriceDollars: setting(
    z.number().min(0).max(2_000_000).optional(),
    "S1 §5",
    "Highest price that the row is for.",
    "no limit",
  ),
  interestRatePercent: setting(z.number().min(0).max(40), "S1 §3", "Interest, percent a year."),
  comparisonRatePercent: setting(z.number().min(0).max(60), "S1 §3, rules 2.2", "Comparison rate, percent a year."),
});

const lender = z.strictObject({
  provider: setting(shortText(40), "S1 §3", "Key of the lender in a car's finance_lenders."),
  name: setting(shortText(60), "S1 §3", "Name of the lender, as shoppers read it."),
  phone: setting(
    z.string().max(20).optional(),
    "S2 §9",
    "Number in the lender's disclaimer, such as 1300 031 264.",
    "left out",
  ),
  qualifyingOnly: off(
    "S1 §5, S2 §5, decisions.md row 54",
    "Quotes only for qualifying cars under 12 years, as Taurus does.",
  ),
  establishmentFeeDollars: setting(
    z.number().min(0).max(10_000).optional(),
    "S1 §9",
    "Establishment fee of this lender.",
    "the calculator's",
  ),
  calculator: setting(
    lenderCalculatorSchema.optional(),
    "S1 §5",
    "Ranges of the calculator with this lender.",
    "the site's",
  ),
  termsTo: setting(
    linkText.optional(),
    "legal-display.md CCCFA",
    "Where the lender's standard terms stand: a page of this site or an https address.",
    "shoppers are told to ask for a copy",
  ),
  defaultInterestPercent: setting(
    z.number().min(0).max(80).optional(),
    "legal-display.md CCCFA",
    "Interest on what is overdue, percent a year.",
    "shoppers are told to ask",
  ),
  defaultFees: setting(
    z
      .array(
        z.strictObject({
          name: setting(shortText(60), "legal-display.md CCCFA", "What the fee is for, such as Missed payment."),
          dollars: setting(z.number().min(0).max(10_000), "legal-display.md CCCFA", "How much, such as 15."),
        }),
      )
      .max(20)
      .optional(),
    "legal-display.md CCCFA",
    "Fees of a loan that is not paid as agreed; an empty list says that there are none.",
    "shoppers are told to ask",
  ),
  rates: setting(
    z.array(rateRow).max(60).default([]),
    "S1 §5, S2 §5",
    "Rate table for cars that came without this lender's figures; the first row that fits counts.",
  ),
});

/** Lenders and their quotes (S1 §5, S2 §5). */
export const lenderSettingsSchema = z.strictObject({
  shown: setting(
    shortText(40).optional(),
    "S1 §5, S2 §5",
    "Provider whose figures show on cards and pages.",
    "no lender's quote shows",
  ),
  lenders: setting(z.array(lender).max(20).default([]), "S1 §3, §5", "Lenders that the dealer works with."),
  suppressedMakes: setting(
    z.array(shortText(40)).max(40).default([]),
    "S1 §5, S2 §5",
    "Makes without a lender's quote.",
  ),
  suppressedDealers: setting(
    z.array(shortText(120)).max(80).default([]),
    "S1 §5, S2 §5",
    "Slugs of dealerships whose cars show no lender's quote.",
  ),
  fees: setting(
    z
      .array(
        z.strictObject({
          name: setting(shortText(60), "S1 §9", "What the fee is for, such as Establishment."),
          dollars: setting(z.number().min(0).max(10_000), "S1 §9", "How much, such as 395."),
          per: setting(z.enum(["loan", "month"]).default("loan"), "S1 §9", "Paid once or each month."),
          government: off("rules 2.2", "A government fee, which a comparison rate leaves out."),
        }),
      )
      .max(20)
      .default([]),
    "S1 §9, S2 §9",
    "Fees that the dealer lists beside its rates.",
  ),
  indicativeComparisonRates: setting(
    z
      .strictObject({
        from: setting(z.number().min(0).max(60), "S1 §9, S2 §9", "Lowest, such as 8.38."),
        to: setting(z.number().min(0).max(60), "S1 §9, S2 §9", "Highest, such as 19.42."),
      })
      .optional(),
    "S1 §9, S2 §9",
    "Range of comparison rates that the lender indicates, in percent a year.",
    "left out",
  ),
});
/** Parsed lender settings. */
export type LenderSettings = z.output<typeof lenderSettingsSchema>;
