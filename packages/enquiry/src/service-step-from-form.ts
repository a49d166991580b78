import { serviceBookingForm } from "@forecourt/core";
import type { LeadFormContext, ServiceStep } from "@forecourt/core";
import { leadValues } from "./lead-values.ts";

/**
 * What a posted step of the service form says, with or without JavaScript; fields left blank are left out.
 *
 * @example
 * serviceStepFromForm(await request.formData(), "Vehicle Details", context) // { "Vehicle Make": "Mazda" }
 */
export function serviceStepFromForm(
  posted: FormData,
  step: ServiceStep,
  context: LeadFormContext,
): Record<string, unknown> {
  const fields = serviceBookingForm.fields.filter((field) => field.step === step);
  const values = Object.entries(leadValues(posted, fields, context)).map(
    ([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}
