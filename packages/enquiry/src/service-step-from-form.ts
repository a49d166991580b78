import { serviceBookingForm } from "@forecourt/core";
import type { LeadFormContext, ServiceStep } from "@forecourt/core";
import { leadValues } from "./lead-values.ts";
import { visitChoices } from "./visit-choices.ts";

/**
 * Fields of a posted step of the service form, with or without JavaScript; blank fields are left out.
 *
 * @example
 * serviceStepFromForm(await request.formData(), "Vehicle Details", context) // { "Vehicle Make": "Mazda" }
 */
export function serviceStepFromForm(
  posted: FormData,
  step: ServiceStep,
  context: LeadFormContext,
): Record<string, unknown> {
  const said = withChoices(posted);
  const fields = serviceBookingForm.fields.filter((field) => field.step === step);
  const values = Object.entries(leadValues(said, fields, context)).map(
    ([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/** What was chosen from the menu or among the days stands in the field that it answers. */
function withChoices(posted: FormData): FormData {
  const said = new FormData();
  for (const [name, value] of posted) said.append(name, value);
  for (const [choice, field] of Object.entries(visitChoices)) {
    const chosen = posted.get(choice);
    if (typeof chosen === "string" && chosen !== "") said.set(field, chosen);
  }
  return said;
}
