import { ApiError } from "@forecourt/api/client";
import { isEnquirable } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { leadFromForm } from "@forecourt/enquiry/lead";
import { data, redirect, useOutletContext } from "react-router";
import type { ActionFunctionArgs, HeadersFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { VehicleEnquiryDialog } from "../enquiry/vehicle-enquiry-dialog.tsx";
import { siteOrigin } from "../head.ts";

/** Takes the enquiry, with or without JavaScript. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const form = await request.formData();
  const car = await api.getCar(params.slug ?? "", { signal: request.signal }).catch((error: unknown) => {
    throw asErrorPage(error);
  });
  const lead = leadFromForm(form, { car, settings: site.enquiry, url: new URL(car.path, siteOrigin(site, request)).href, userAgent: request.headers.get("user-agent") ?? "" });
  const key = form.get("idempotency_key");
  try {
    const { lead_id } = await api.createLead(lead, typeof key === "string" && key !== "" ? { idempotencyKey: key } : {});
    if (form.has("scripted")) return { lead_id };
    return redirect("/success", 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path.split(".")[0] ?? path, message]));
    const values = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    return data({ state: { error: error.message, fields, values } }, { status: error.status });
  }
}

export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

/** The enquiry over its car's page: an address of its own, so that it opens without JavaScript and Back closes it. */
export default function Enquire() {
  const car = useOutletContext<Car>();
  return isEnquirable(car) && <VehicleEnquiryDialog car={car} />;
}
