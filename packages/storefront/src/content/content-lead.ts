import { leadFromForm } from "@forecourt/enquiry/lead";
import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { apiContext } from "../contexts.ts";
import { answerLead } from "../enquiry/answer-lead.ts";
import { eventOfLead, sentFrom } from "../enquiry/car-lead.ts";
import { contentForms } from "./content-forms.ts";

/** Takes a form that stands on a content page; which one it is stands in the address. */
export async function takeContentLead(args: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const name = searchParams.get("form");
  const form = Object.entries(contentForms).find(([of]) => of === name)?.[1];
  if (!form) throw data(null, { status: 404 });
  const posted = await args.request.formData();
  const lead = leadFromForm(posted, { form, ...sentFrom(args, pathname.replace(/\.data$/, "")) });
  return answerLead(args, posted, async (key) => {
    const { lead_id } = await args.context.get(apiContext).createLead(lead, key);
    const { category = form.category, subcategory } = lead;
    return {
      lead_id,
      ...eventOfLead(form.event({ category, subcategory })),
      ...(form.successPage === undefined ? {} : { to: form.successPage }),
    };
  });
}
