import type { OnlinePaymentInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { onlinePaymentForm, signInPath } from "@forecourt/core";
import { onlinePaymentAddress, onlinePaymentPath } from "@forecourt/core/pages";
import { leadFromForm } from "@forecourt/enquiry/lead";
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { apiContext } from "../contexts.ts";
import { answerLead } from "../enquiry/answer-lead.ts";
import { sentFrom } from "../enquiry/car-lead.ts";
import { declaredFields, sentLead } from "../enquiry/sent-lead.ts";
import { textValues } from "../enquiry/text-values.ts";

/**
 * Begins the payment, with or without JavaScript, and leads on to where it is paid. A session that ended meanwhile is
 * begun again first.
 */
export async function takeOnlinePayment(args: ActionFunctionArgs) {
  const api = args.context.get(apiContext);
  const form = await args.request.formData();
  const lead = leadFromForm(form, { form: onlinePaymentForm, ...sentFrom(args, onlinePaymentPath) });
  const asked = declaredFields(onlinePaymentForm, lead) as OnlinePaymentInput;
  return answerLead(args, form, async (key) => {
    try {
      const { id, secret } = await api.openOnlinePayment(asked, key);
      return sentLead(onlinePaymentForm, { lead_id: id, facts: lead, page: onlinePaymentAddress({ id, secret }) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "sign_in_required") throw error;
      const { reference = "", amount = "" } = textValues(form);
      const again = `${onlinePaymentPath}?${new URLSearchParams({ reference, amount })}`;
      throw redirect(signInPath({ type: "online-payment", redirect: again, back: "/" }), 303);
    }
  });
}
