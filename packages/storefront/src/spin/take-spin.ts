import type { SpinInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { signInPath, spinToWinForm } from "@forecourt/core";
import { leadFromForm } from "@forecourt/enquiry/lead";
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { apiContext } from "../contexts.ts";
import { answerLead } from "../enquiry/answer-lead.ts";
import { sentFrom } from "../enquiry/car-lead.ts";
import { declaredFields, sentLead } from "../enquiry/sent-lead.ts";
import { spinHref } from "./spin-link.ts";

/**
 * Takes the turn, with or without JavaScript, and leads on to what it won. Whoever is not signed in is led to sign in
 * first.
 */
export async function takeSpin(args: ActionFunctionArgs) {
  const api = args.context.get(apiContext);
  const form = await args.request.formData();
  const lead = leadFromForm(form, { form: spinToWinForm, ...sentFrom(args, spinHref()) });
  const asked = declaredFields(spinToWinForm, lead) as SpinInput;
  return answerLead(args, form, async () => {
    try {
      const { id } = await api.takeSpin(asked);
      return sentLead(spinToWinForm, { lead_id: id, facts: lead, page: spinHref(id) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "sign_in_required") throw error;
      throw redirect(signInPath({ type: "spin-to-win", redirect: spinHref(), back: spinHref() }), 303);
    }
  });
}
