import type { Car } from "@forecourt/core/schemas";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { siteOrigin } from "../head.ts";
import { answerLead } from "./answer-lead.ts";

/** The car of a route below `cars/:slug`. */
export async function carOfRoute({ request, params, context }: Pick<ActionFunctionArgs, "request" | "params" | "context">): Promise<Car> {
  return context.get(apiContext).getCar(params["slug"] ?? "", { signal: request.signal }).catch((error: unknown) => {
    throw asErrorPage(error);
  });
}

/** What is known of a posted form besides its fields. */
export function sentFrom({ request, context }: Pick<ActionFunctionArgs, "request" | "context">, path: string) {
  const site = context.get(siteContext);
  return { settings: site.enquiry, url: new URL(path, siteOrigin(site, request)).href, userAgent: request.headers.get("user-agent") ?? "" };
}

/**
 * Takes a form about a car, with or without JavaScript, and makes an enquiry of it.
 *
 * @param subcategory what the button that opened the form says, where it is not the enquiry itself
 */
export async function takeCarLead(args: ActionFunctionArgs, subcategory?: string) {
  const form = await args.request.formData();
  const car = await carOfRoute(args);
  const lead = leadFromForm(form, { car, ...(subcategory === undefined ? {} : { subcategory }), ...sentFrom(args, car.path) });
  return answerLead(form, async (key) => {
    const { lead_id } = await args.context.get(apiContext).createLead(lead, key);
    return { lead_id, event: car.car_type === "new" ? "enquiryNew" : "enquiryUsed" };
  });
}
