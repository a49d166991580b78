import { leadFormOf } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { apiContext } from "../contexts.ts";
import { answerLead } from "./answer-lead.ts";
import { eventOfLead, sentFrom } from "./car-lead.ts";

/**
 * Takes a form that is about no car, with or without JavaScript, and makes a lead of it. It is counted as what its category is.
 *
 * @param path of the page that shows the form
 * @example
 * export const action = (args: Route.ActionArgs) => takeSiteLead(args, generalEnquiryForm, "/fleet");
 */
export async function takeSiteLead(args: ActionFunctionArgs, leadForm: LeadForm, path: string) {
  const form = await args.request.formData();
  const lead = leadFromForm(form, { form: leadForm, ...sentFrom(args, path) });
  const { event, successPage } = leadFormOf("createLead", lead) ?? leadForm;
  return answerLead(args, form, async (key) => {
    const { lead_id } = await args.context.get(apiContext).createLead(lead, key);
    return { lead_id, ...eventOfLead(event(lead)), ...(successPage === undefined ? {} : { to: successPage }) };
  });
}
