import { ApiError } from "@forecourt/api/client";
import { enquiryRequirements } from "@forecourt/core";
import type { Car, LeadInput, Site } from "@forecourt/core/schemas";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { siteOrigin } from "../head.ts";
import { answerLead } from "./answer-lead.ts";

/** What an enquiry must choose and did not: a dealership of several, a location where the site asks (S1 §5). */
function missingPlaces(
  { enquiry, dealer }: Pick<Site, "enquiry" | "dealer">,
  lead: LeadInput,
): { path: string; message: string }[] {
  const { dealership, location } = enquiryRequirements(
    { kind: "vehicle", dealershipCount: dealer.dealerships.length },
    enquiry,
  );
  return [
    ...(dealership === "required" && !lead.dealership_slug
      ? [{ path: "dealership_slug", message: "Dealership is required." }]
      : []),
    ...(location === "required" && !lead.location ? [{ path: "location", message: "Location is required." }] : []),
  ];
}

/** The car of a route below `cars/:slug`. */
export async function carOfRoute({
  request,
  params,
  context,
}: Pick<ActionFunctionArgs, "request" | "params" | "context">): Promise<Car> {
  return context
    .get(apiContext)
    .getCar({ slug: params["slug"] ?? "" }, { signal: request.signal })
    .catch((error: unknown) => {
      throw asErrorPage(error);
    });
}

/** What is known of a posted form besides its fields. */
export function sentFrom({ request, context }: Pick<ActionFunctionArgs, "request" | "context">, path: string) {
  const site = context.get(siteContext);
  return {
    settings: site.enquiry,
    url: new URL(path, siteOrigin(site, request)).href,
    userAgent: request.headers.get("user-agent") ?? "",
  };
}

/**
 * Takes a form about a car, with or without JavaScript, and makes an enquiry of it.
 *
 * @param subcategory what the button that opened the form says, where it is not the enquiry itself
 */
export async function takeCarLead(args: ActionFunctionArgs, subcategory?: string) {
  const form = await args.request.formData();
  const car = await carOfRoute(args);
  const site = args.context.get(siteContext);
  const lead = leadFromForm(form, {
    car,
    ...(subcategory === undefined ? {} : { subcategory }),
    ...sentFrom(args, car.path),
  });
  return answerLead(form, async (key) => {
    const fields = subcategory === undefined ? missingPlaces(site, lead) : [];
    if (fields.length > 0)
      throw new ApiError(422, { error: "Some fields are not valid.", code: "fields_invalid", fields });
    const { lead_id } = await args.context.get(apiContext).createLead(lead, key);
    return { lead_id, event: car.car_type === "new" ? "enquiryNew" : "enquiryUsed" };
  });
}
