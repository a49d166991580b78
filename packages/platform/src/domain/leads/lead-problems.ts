import {
  contactFields,
  leadFormContext,
  leadFormProblems,
  mobileNumberText,
  phoneProblem,
  wallDate,
} from "@forecourt/core";
import type { LeadForm, LeadValues } from "@forecourt/core";
import { mobileNumber, normalisePhone } from "@forecourt/core/phone";
import type { Site } from "@forecourt/core/schemas";
import type { FieldProblem } from "../../base/errors/domain-error.ts";

/** What a lead is checked with. */
export interface LeadCheckFacts {
  now: Date;
  /** The shopper is signed in with the number of the lead. @default false */
  isProven?: boolean;
}

const whoAsks: ReadonlySet<string> = new Set(contactFields.map(({ name }) => name));

/**
 * What is wrong with a lead: what the declaration of its form says for this site, and a phone number that is none of its country and no
 * international one. Of a form in steps that is not complete, who asks must be known. Empty when nothing is wrong.
 *
 * @param values by their names on the wire, also of a body that the schema refused
 * @example
 * leadProblems(site, vehicleEnquiryForm, { name: "Ana", phone: "0412 345 678" }, { now })
 * // [{ path: "message", message: "Enter your comments." }]
 */
export function leadProblems(
  site: Site,
  form: LeadForm,
  values: LeadValues,
  { now, isProven = false }: LeadCheckFacts,
): FieldProblem[] {
  const context = leadFormContext(site, {
    today: wallDate(now, site.timeZone),
    hasCar: values["car_id"] !== undefined,
    isProven,
  });
  const isComplete = values["lead_status"] === "Complete" || values["form_completed"] === true;
  return leadFormProblems(form, context, values, {
    isAsked: ({ name, step }) => isComplete || step === undefined || whoAsks.has(name),
    checks: {
      phone: (value) => (normalisePhone(value, site.country) === undefined ? phoneProblem(site.country) : undefined),
      mobile: (value) => (mobileNumber(value, site.country) === undefined ? mobileNumberText() : undefined),
    },
  });
}
