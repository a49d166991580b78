import { z } from "zod";
import { formPostcode, formText } from "./form-fields.ts";

/**
 * A service booking as the form sends it (S1 §3 "Service form fields"); what must be filled, `serviceBookingForm` says.
 * Unknown fields are refused.
 */
export const serviceFormSchema = z.strictObject({
  "Vehicle Make": formText(80),
  "Vehicle Model": formText(120),
  "Vehicle Year": formText(80).refine(
    (value) => value === undefined || /^\d{4}$/.test(value),
    "Enter the year as four digits, like 2019.",
  ),
  "Vehicle Rego": formText(12),
  "Service Interval": formText(60),
  dealership_slug: formText(120),
  location: formText(120),
  /** `2026-11-30`. */
  "Preferred Service Date": z.iso.date("A date is written year-month-day, e.g. 2026-11-30.").optional(),
  Comments: formText(2000),
  street: formText(120),
  suburb: formText(80),
  state: formText(40),
  postcode: formPostcode,
});
