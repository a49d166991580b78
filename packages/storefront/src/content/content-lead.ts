import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { takeSiteLead } from "../enquiry/site-lead.ts";
import { contentForms } from "./content-forms.ts";

/** Takes a form that stands on a content page; which one it is stands in the address. */
export async function takeContentLead(args: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const name = searchParams.get("form");
  const form = Object.entries(contentForms).find(([of]) => of === name)?.[1];
  if (!form) throw data(null, { status: 404 });
  return takeSiteLead(args, form, pathname.replace(/\.data$/, ""));
}
