import { vehicleEnquiryDefaults } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { sentFrom } from "../enquiry/car-lead.ts";
import { createLead } from "../enquiry/sent-lead.ts";

/** A model that a lead is about; what is not known is left out. */
export interface LeadModel {
  make?: string | undefined;
  model?: string | undefined;
}

/** Takes a form about a model, with or without JavaScript, and makes a lead of it: one about a new car. */
export async function takeModelLead(
  args: ActionFunctionArgs,
  form: LeadForm,
  { make, model }: LeadModel,
  path: string,
) {
  const posted = await args.request.formData();
  const sent = sentFrom(args, path);
  const known = { make: make ?? null, model: model ?? null, car_type: "new" as const };
  const lead = {
    ...vehicleEnquiryDefaults(known, { settings: sent.context.enquiry }),
    ...leadFromForm(posted, { form, ...sent }),
  };
  return createLead(args, posted, form, lead, { page: path });
}
