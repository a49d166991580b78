import { z } from "zod";

/** The repayment example a site shows (S1 §5, §9; legal-display.md "Credit ads"; decisions.md rows 6 and 75). */
export const financeSettingsSchema = z.strictObject({
  /** Show a weekly estimate on cards and pages. Needs the rates and the credit licence or its exemption. */
  weeklyEstimate: z.boolean().default(false),
  /** Interest, percent a year. Source S1 §9. */
  interestRatePercent: z.number().min(0).max(30).optional(),
  /** Comparison rate, percent a year. Source S2 §9, rules 2.2. */
  comparisonRatePercent: z.number().min(0).max(40).optional(),
  /** Term of teasers, in years. Source S1 §9. */
  termYears: z.number().min(1).max(7).default(5),
  /** Establishment fee added to the principal, in dollars. Source S1 §9. */
  establishmentFeeDollars: z.number().min(0).max(5000).default(0),
  /** Australian credit licence or representative number, or the exemption relied on, shown with every rate. */
  creditLicence: z.string().max(200).optional(),
});
/** Parsed finance settings. */
export type FinanceSettings = z.output<typeof financeSettingsSchema>;
