import { z } from "zod";
import { off, on, setting } from "./setting.ts";

/** Counting what shoppers do, by the specification's event numbers; never who (S1 §7, decisions.md row 51). */
export const analyticsSettingsSchema = z.strictObject({
  enabled: on("S1 §7", "Send events to the platform."),
  dataLayer: on("S1 §7", "Push events to the page's data layer for the dealer's own tools."),
  consentRequired: off("S1 §7", "Send and load nothing before the shopper consented."),
  tagManager: setting(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, "Write the number of a container of Google Tag Manager, such as GTM-ABC123.")
      .optional(),
    "S1 §7",
    "Google Tag Manager's container, which reads the data layer: loaded once the page is ready and, where consentRequired is on, after a yes. What its tags load is named in csp.",
    "no tag manager",
  ),
  keepDays: setting(
    z.number().int().min(1).max(1100).default(400),
    "S1 §7, decisions.md row 51",
    "Days for which the platform keeps events.",
  ),
});
/** Parsed analytics settings. */
export type AnalyticsSettings = z.output<typeof analyticsSettingsSchema>;
