import type { LinkKey } from "@forecourt/core/pages";
import type { HoldCarInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { reserveForm, signInPath } from "@forecourt/core";
import { carsPath, reservationAddress } from "@forecourt/core/pages";
import { leadFromForm } from "@forecourt/enquiry/lead";
import { data, redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { answerLead } from "../enquiry/answer-lead.ts";
import { carOfRoute, sentFrom } from "../enquiry/car-lead.ts";
import { declaredFields, sentLead } from "../enquiry/sent-lead.ts";

/** Holds the car, with or without JavaScript, and leads on to where the deposit is paid. */
export async function reserveCar(args: ActionFunctionArgs) {
  const { request, context } = args;
  const [site, api, car] = [context.get(siteContext), context.get(apiContext), await carOfRoute(args)];
  const form = await request.formData();
  const lead = leadFromForm(form, { form: reserveForm, car, ...sentFrom(args, car.path) });
  const contact = declaredFields(reserveForm, lead) as HoldCarInput;
  return answerLead(args, form, async (key) => {
    try {
      const { id, secret } = await api.holdCar({ ...contact, car_id: car.id }, key);
      return sentLead(reserveForm, {
        lead_id: id,
        facts: car,
        page: reservationAddress(car.path, site.reserve, { id, secret }),
      });
    } catch (error) {
      // A session that ended meanwhile is begun again first.
      if (!(error instanceof ApiError) || error.code !== "sign_in_required") throw error;
      const again = reservationAddress(car.path, site.reserve);
      throw redirect(signInPath({ type: "cars", redirect: again, back: car.path }), 303);
    }
  });
}

/** Gives a car up that is held and not paid. */
export async function cancelHold({ context, params }: ActionFunctionArgs, key: LinkKey) {
  const site = context.get(siteContext);
  const to = reservationAddress(`${carsPath}/${params["slug"] ?? ""}`, site.reserve, key);
  try {
    await context.get(apiContext).cancelReservation(key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return data({ error: error.message }, { status: 409 });
  }
  return redirect(to, 303);
}
