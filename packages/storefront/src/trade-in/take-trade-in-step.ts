import type { SendTradeInInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { formSubmitError, tradeInForm } from "@forecourt/core";
import type { TradeInKind } from "@forecourt/core/trade-in";
import { leadFromForm } from "@forecourt/enquiry/lead";
import { data, redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { apiContext, logFailureContext, siteContext } from "../contexts.ts";
import { answerLead } from "../enquiry/answer-lead.ts";
import { sentFrom } from "../enquiry/car-lead.ts";
import { declaredFields, sentLead } from "../enquiry/sent-lead.ts";
import { textValues } from "../enquiry/text-values.ts";
import { normaliseKilometres } from "../enquiry/normalise-kilometres.ts";
import type { RefusedTradeInStep } from "./look-up-plate.ts";
import { lookUpPlate } from "./look-up-plate.ts";
import { sendPhotos } from "./send-photos.ts";
import { normaliseMetres } from "./trade-in-car-values.ts";
import { tradeInHref } from "./trade-in-view.ts";
import type { TradeInView } from "./trade-in-view.ts";

/** Takes a step of a valuation, with or without JavaScript, and leads on to the next. */
export async function takeTradeInStep(args: ActionFunctionArgs, view: TradeInView) {
  const api = args.context.get(apiContext);
  const form = await args.request.formData();
  const { valuation, step } = view;
  try {
    if (form.has("find")) return await lookUpPlate(api, form);
    if (valuation !== undefined && form.has("accept")) {
      await api.acceptTradeIn({ id: valuation });
      return redirect(tradeInHref(view, valuation), 303);
    }
    if (valuation !== undefined && step === "details") return await send(args, form, view, valuation);
    if (valuation !== undefined && step === "condition") {
      const { remove_photo: removed, add_photos: adds, photos: _, ...answers } = textValues(form);
      const said = await takePhotos(api, valuation, form);
      if (adds !== undefined || removed !== undefined || said !== undefined) {
        const fields: Record<string, string> = said === undefined ? {} : { photos: said };
        return data({ state: { fields, values: answers } } satisfies RefusedTradeInStep, said ? { status: 422 } : {});
      }
      await api.saveTradeIn({ id: valuation, adjustmentAnswers: answers });
      return redirect(tradeInHref(view, valuation, "details"), 303);
    }
    const car = typedCar(textValues(form), args.context.get(siteContext).tradeIn.kind);
    const { id } =
      valuation === undefined
        ? await api.openTradeIn({ ...car, ...(view.carId === undefined ? {} : { car_id: view.carId }) })
        : await api.saveTradeIn({ id: valuation, car });
    return redirect(tradeInHref(view, id, "condition"), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "trade_in_unknown") return redirect(tradeInHref(view), 303);
    if (error.code === "trade_in_sent" && valuation !== undefined) return redirect(tradeInHref(view, valuation), 303);
    const fields = Object.fromEntries(
      error.fields.map(({ path, message }) => [path.replace(/^(?:car|adjustmentAnswers)\./, ""), message]),
    );
    const said = error.status >= 500 ? formSubmitError : error.message;
    return data({ state: { error: said, fields, values: textValues(form) } } satisfies RefusedTradeInStep, {
      status: error.status,
    });
  }
}

/** What was typed of the car. A field that its kind is not asked is left out. */
function typedCar(
  { rego = "", regoState = "", make = "", model = "", year = "", badge = "", ...rest }: Record<string, string>,
  kind: TradeInKind,
) {
  const { km = "", body_length: length = "", sleeps = "", axle_type = "" } = rest;
  return {
    rego,
    regoState,
    make,
    model,
    year,
    badge,
    ...(kind === "caravan"
      ? { body_length: normaliseMetres(length), sleeps, axle_type }
      : { km: normaliseKilometres(km) }),
  };
}

/** Takes the photos of a form, and removes the one that it names. @returns what is said beside the field */
async function takePhotos(api: ApiClient, id: string, form: FormData): Promise<string | undefined> {
  const removed = form.get("remove_photo");
  if (typeof removed === "string") await api.removeTradeInPhoto({ id, photo: removed });
  const files = form.getAll("photos").filter((file) => file instanceof File && file.size > 0) as File[];
  return sendPhotos(
    api,
    id,
    files.map((file) => ({ name: file.name, file: () => file })),
  );
}

async function send(args: ActionFunctionArgs, form: FormData, view: TradeInView, id: string) {
  const { context } = args;
  const [site, api] = [context.get(siteContext), context.get(apiContext)];
  const lead = leadFromForm(form, { form: tradeInForm, ...sentFrom(args, tradeInHref(view)) });
  const contact = declaredFields(tradeInForm, lead) as SendTradeInInput;
  return answerLead(args, form, async () => {
    const { lead_id, estimate } = await api.sendTradeIn({ id, ...contact });
    if (site.tradeIn.saveValuation && estimate)
      await api
        .saveMiscellaneous({ column_name: "valuation", id, ...estimate })
        .catch((error: unknown) => context.get(logFailureContext)("Failed to save valuation data", error));
    return sentLead(tradeInForm, { lead_id, facts: lead, page: tradeInHref(view, id) });
  });
}
