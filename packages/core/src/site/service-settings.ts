import { z } from "zod";
import { httpsText, off, on, setting, shortText } from "./setting.ts";

/** Service booking (S1 §2, §3, §5, S2 §2). */
export const serviceSettingsSchema = z.strictObject({
  form: setting(
    z.enum(["steps", "tabs", "external"]).default("steps"),
    "S1 §2, S2 §2",
    "A form in steps, tabs with booking frames, or a manufacturer's booking site.",
  ),
  bookingUrl: setting(
    httpsText.optional(),
    "S1 §2",
    "Address of the manufacturer's booking site; needed for the form external.",
    "none",
  ),
  hasVehicleStep: on("S1 §2", "Three steps; off, two without the vehicle step."),
  isServiceIntervalRequired: off("S1 §5", "Service Interval must be filled."),
  hasAddress: off("S1 §3", "Ask for street, suburb, state and postcode."),
  tyreCheckbox: off("S1 §5", "Offer the tyre checkbox."),
  additionalServices: setting(
    z.array(shortText(60)).max(19).default([]),
    "S1 §5",
    "Further boxes to tick, such as a wash; those ticked reach the lead as additional_services.",
  ),
  tabs: setting(
    z
      .array(
        z.strictObject({
          key: setting(
            z.string().regex(/^[a-z0-9-]{1,40}$/, "Use lower case letters, digits and hyphens."),
            "S1 §2, S2 §2",
            "Value of the query parameter tab.",
          ),
          label: setting(shortText(40), "S1 §2, S2 §2", "What the tab reads."),
          frameUrl: setting(
            httpsText.optional(),
            "S1 §2, S2 §2",
            "Address of the booking frame, 750 px high.",
            "a form instead",
          ),
        }),
      )
      .max(12)
      .default([]),
    "S1 §2, S2 §2",
    "Tabs, one for each booking entry; needed for the form tabs.",
  ),
  prices: setting(
    z
      .array(
        z.strictObject({
          name: setting(shortText(60), "S1 §2", 'The job: "Logbook service, 10,000 km".'),
          fromDollars: setting(
            z.number().positive().max(100_000),
            "S1 §2",
            "What it costs at least, in dollars, tax included.",
          ),
        }),
      )
      .max(8)
      .default([]),
    "S1 §2",
    "Menu prices of the workshop, beside its form.",
  ),
});
/** Parsed service settings. */
export type ServiceSettings = z.output<typeof serviceSettingsSchema>;
