import { vehicleEnquiryDefaults, vehicleEnquiryForm } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import type { Car, LeadInput } from "@forecourt/core/schemas";
import type { LeadFormContext } from "@forecourt/core";
import { leadValues } from "./lead-values.ts";
import { postedAttributes, type PostedFrom } from "./posted-attributes.ts";

/** Facts of an enquiry besides what the shopper typed. */
export interface LeadContext {
  /** The form that was filled in. @default the enquiry about a car */
  form?: LeadForm;
  /** The car it is about. */
  car?: Car | undefined;
  /** What the form's fields depend on: `leadFormContext` of core. */
  context: LeadFormContext;
  /** Address of the page that the form stood on. */
  url: string;
  userAgent: string;
  /** What the request says of that page, for a browser without JavaScript. @default nothing is known of the visit */
  from?: PostedFrom | undefined;
}

/**
 * A lead from a posted form, with or without JavaScript: what is known of the car, what was typed, where and what the
 * visit tells.
 */
export function leadFromForm(
  posted: FormData,
  { form = vehicleEnquiryForm, car, context, url, userAgent, from }: LeadContext,
): LeadInput {
  const { category, subcategory, fields } = form;
  const values = leadValues(posted, fields, { ...context, hasCar: car !== undefined });
  return {
    ...vehicleEnquiryDefaults(car ?? {}, { settings: context.enquiry }),
    category,
    ...(subcategory === undefined ? {} : { subcategory }),
    ...values,
    name: typeof values["name"] === "string" ? values["name"] : "",
    url: url.slice(0, 1000),
    user_agent: userAgent.slice(0, 500),
    lead_attributes: postedAttributes(posted, from),
  };
}
