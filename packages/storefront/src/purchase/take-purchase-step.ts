import type { LinkKey } from "@forecourt/core/pages";
import type { PurchaseDetailsInput, SavePurchaseInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { formSubmitError, purchaseForm } from "@forecourt/core";
import { checkoutJourneyPath, purchaseAddress } from "@forecourt/core/pages";
import { tradeInQuestions } from "@forecourt/core/trade-in";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { leadFromForm } from "@forecourt/enquiry/lead";
import { data, redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { assertPageOn } from "../assert-page-on.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { answerLead } from "../enquiry/answer-lead.ts";
import { sentFrom } from "../enquiry/car-lead.ts";
import { declaredFields, sentLead } from "../enquiry/sent-lead.ts";
import { textValues } from "../enquiry/text-values.ts";
import { normaliseKilometres } from "../enquiry/normalise-kilometres.ts";
import { lookUpPlate } from "../trade-in/look-up-plate.ts";
import { purchaseStepAt } from "./purchase-view.ts";
import type { AskedPurchaseStep } from "./purchase-view.ts";

/** What a step answers that was not taken. */
export interface RefusedPurchaseStep {
  state: EnquiryFormState;
}

/** Begins the purchase of a car, and leads on to its first step. */
export async function beginPurchase({ context }: ActionFunctionArgs, carId: string, back: string) {
  try {
    const { id, secret, next } = await context.get(apiContext).openPurchase({ car_id: carId });
    return redirect(purchaseAddress({ id, secret }, purchaseStepAt(null, next)), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 || error.status === 404) return redirect(back, 303);
    return refused(error, {});
  }
}

/** Takes a step of a purchase, and leads on to the next. */
export async function takePurchaseStep(args: ActionFunctionArgs, key: LinkKey, step: AskedPurchaseStep) {
  const api = args.context.get(apiContext);
  const form = await args.request.formData();
  if (step === "trade-in" && form.has("find")) return lookUpPlate(api, form);
  if (form.has("give_up")) return giveUp(api, key);
  assertPageOn("checkout-journey", args.context.get(siteContext));
  if (step === "details") return takeDetails(args, form, key);
  const values = textValues(form);
  try {
    if (step === "deposit") {
      await api.payPurchaseDeposit({
        ...key,
        total_cents: Number(values["total"]),
        deposit_terms: form.has("deposit_terms"),
      });
      return redirect(purchaseAddress(key, "deposit"), 303);
    }
    const { next } = await api.savePurchase({ ...key, ...stepOf(step, values) });
    // Each step has an address of its own: Back leads to the step before, not to the one that the purchase goes on
    // with.
    return redirect(purchaseAddress(key, purchaseStepAt(null, next)), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "purchase_unknown") return redirect(purchaseAddress(key), 303);
    return refused(error, values);
  }
}

/** Gives the car up that is held and not paid. */
async function giveUp(api: ApiClient, key: LinkKey) {
  try {
    await api.giveUpPurchase(key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Paid meanwhile: the page says so.
    if (error.code !== "purchase_paid" && error.code !== "purchase_unknown") return refused(error, {});
  }
  return redirect(purchaseAddress(key), 303);
}

function refused(error: ApiError, values: Record<string, string>) {
  const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path.split(".").at(-1) ?? path, message]));
  const said = error.status >= 500 && error.code !== "payments_unavailable" ? formSubmitError : error.message;
  return data({ state: { error: said, fields, values } } satisfies RefusedPurchaseStep, { status: error.status });
}

function stepOf(
  step: Exclude<AskedPurchaseStep, "details" | "deposit">,
  values: Record<string, string>,
): Omit<SavePurchaseInput, "secret"> {
  const {
    delivery,
    postcode = "",
    has_trade_in: hasTradeIn,
    finance,
    rego = "",
    regoState = "",
    make = "",
    model = "",
    year = "",
    km = "",
  } = values;
  if (step === "finance") return { finance: finance === "finance" ? "finance" : "own" };
  if (step === "delivery")
    return { delivery: delivery === "delivery" ? { kind: "delivery", postcode } : { kind: "collection" } };
  if (hasTradeIn !== "yes") return { trade_in: null };
  const answers = tradeInQuestions.flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []));
  return {
    trade_in: {
      car: {
        ...(rego === "" ? {} : { rego, ...(regoState === "" ? {} : { regoState }) }),
        make,
        model,
        year,
        km: normaliseKilometres(km),
      },
      adjustmentAnswers: Object.fromEntries(answers),
    },
  };
}

async function takeDetails(args: ActionFunctionArgs, form: FormData, key: LinkKey) {
  const lead = leadFromForm(form, { form: purchaseForm, ...sentFrom(args, checkoutJourneyPath) });
  const contact = declaredFields(purchaseForm, lead) as Omit<PurchaseDetailsInput, "secret">;
  return answerLead(args, form, async () => {
    const { id } = await args.context.get(apiContext).sendPurchaseDetails({ ...contact, ...key });
    return sentLead(purchaseForm, { lead_id: id, facts: lead, page: purchaseAddress(key) });
  });
}
