import { leadFormOf } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { sentFrom } from "./car-lead.ts";
import { createLead } from "./sent-lead.ts";

/**
 * Takes a form that is about no car, with or without JavaScript, and makes a lead of it. It is counted as what its
 * category is.
 *
 * @param path of the page that shows the form
 * @example
 * export const action = (args: Route.ActionArgs) => takeSiteLead(args, generalEnquiryForm, "/fleet");
 */
export async function takeSiteLead(args: ActionFunctionArgs, leadForm: LeadForm, path: string) {
  const form = await args.request.formData();
  const lead = leadFromForm(form, { form: leadForm, ...sentFrom(args, path) });
  return createLead(args, form, leadFormOf("createLead", lead) ?? leadForm, lead, { page: path });
}
