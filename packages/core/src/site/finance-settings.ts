import { z } from "zod";
import { comparisonRateWarning } from "../finance/comparison-rate.ts";
import { off, ownPathText, setting, shortText } from "./setting.ts";

/** The repayment example a site shows (S1 §5, §9; legal-display.md "Credit ads"; decisions.md rows 6 and 75). */
export const financeSettingsSchema = z.strictObject({
  weeklyEstimate: off(
    "S1 §2, §9",
    "Show a weekly estimate on cards and pages. Needs the rates and the credit licence or its exemption.",
  ),
  interestRatePercent: setting(
    z.number().min(0).max(30).optional(),
    "S1 §9",
    "Interest, percent a year.",
    "no estimate",
  ),
  comparisonRatePercent: setting(
    z.number().min(0).max(40).optional(),
    "S2 §9, rules 2.2",
    "Comparison rate, percent a year.",
    "no estimate and no calculator in Australia",
  ),
  termYears: setting(z.number().min(1).max(7).default(5), "S1 §9, decisions.md row 6", "Term of teasers, in years."),
  establishmentFeeDollars: setting(
    z.number().min(0).max(5000).default(0),
    "S1 §9",
    "Establishment fee added to the principal, in dollars.",
  ),
  comparisonRateWarning: setting(
    shortText(1000).default(comparisonRateWarning),
    "rules 2.2, legal-display.md",
    "Warning beside comparison rates; a lawyer should confirm it.",
  ),
  creditLicence: setting(
    shortText(200).optional(),
    "legal-display.md",
    "Australian credit licence or representative number, or the exemption relied on, shown with every rate.",
    "no rate in Australia",
  ),
  termsTo: setting(ownPathText.optional(), "S1 §2, S2 §2", "Page of the T&Cs link beside a weekly figure.", "no link"),
});
/** Parsed finance settings. */
export type FinanceSettings = z.output<typeof financeSettingsSchema>;
