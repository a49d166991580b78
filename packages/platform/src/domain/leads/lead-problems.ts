import {
  contactFields,
  leadFormContext,
  leadFormProblems,
  mobileNumberText,
  phoneProblem,
  placeFields,
  valueInContext,
  wallDate,
} from "@forecourt/core";
import type { LeadField, LeadForm, LeadFormContext, LeadValues } from "@forecourt/core";
import { mobileNumber, normalisePhone } from "@forecourt/core/phone";
import type { Site } from "@forecourt/core/schemas";
import { SignInRequiredError } from "../../base/errors/domain-error.ts";
import type { FieldProblem } from "../../base/errors/domain-error.ts";

/** What a lead is checked with. */
export interface LeadCheckFacts {
  now: Date;
  /** The shopper is signed in with the number of the lead. @default false */
  isProven?: boolean;
}

const whoAsks: ReadonlySet<string> = new Set(contactFields.map(({ name }) => name));

/**
 * What is wrong with a lead: what the declaration of its form says for this site, a dealership or location that the
 * site does not have, though the form asks for none, and a phone number that is none of its country and no
 * international one. Of a form in steps that is not complete, who asks must be known. Empty when nothing is wrong.
 *
 * @param values by their names on the wire, also of a body that the schema refused
 * @throws SignInRequiredError where nothing else is wrong, the form is for verified shoppers and this one is not
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
  const fields = [...form.fields, ...unaskedPlaces(form, context)];
  const problems = leadFormProblems({ fields }, context, values, {
    isAsked: ({ name, step }) => isComplete || step === undefined || whoAsks.has(name),
    checks: {
      phone: (value) => (normalisePhone(value, site.country) === undefined ? phoneProblem(site.country) : undefined),
      mobile: (value) => (mobileNumber(value, site.country) === undefined ? mobileNumberText() : undefined),
    },
  });
  if (problems.length === 0 && !isProven && asksForProof(form))
    throw new SignInRequiredError("Sign in with your mobile number to send this.");
  return problems;
}

/** Whether a form needs a session: it is for verified shoppers, and has no field for the code that verifies one. */
const asksForProof = ({ access, fields }: LeadForm) =>
  access === "verified" && !fields.some(({ type }) => type === "code");

/**
 * Dealership and location where the form does not ask for them: a lead may name one of the site's. The dealership of a
 * lead about a car may be the car's, which its stock file names; a site without dealerships has none to be right or
 * wrong.
 */
function unaskedPlaces({ fields }: LeadForm, context: LeadFormContext): LeadField[] {
  const asked = new Set(
    fields.filter(({ need }) => valueInContext(need, context) !== "hidden").map(({ name }) => name),
  );
  const hasDealership = context.dealerships.length > 0 && context.hasCar !== true;
  return placeFields
    .filter(({ name }) => !asked.has(name) && (name !== "dealership_slug" || hasDealership))
    .map((field) => ({ ...field, need: "optional", ...(field.name === "location" ? { choices: placesByName } : {}) }));
}

/** Who sends leads from elsewhere may name a location by its id or its name. */
const placesByName = ({ places }: LeadFormContext) =>
  places.flatMap(({ id, name }) => [id, name].map((value) => ({ value, name })));
