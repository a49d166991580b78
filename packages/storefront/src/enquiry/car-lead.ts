import { leadFormContext } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { LeadContext, PostedFrom } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { siteOrigin } from "../head.ts";
import { createLead } from "./sent-lead.ts";

/** The car of a route below `cars/:slug`. */
export async function carOfRoute({
  request,
  params,
  context,
}: Pick<ActionFunctionArgs, "request" | "params" | "context">): Promise<Car> {
  return context.get(apiContext).getCar({ slug: params["slug"] ?? "" }, { signal: request.signal });
}

/** Facts about a posted form besides its fields. */
export function sentFrom(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  path: string,
): Pick<LeadContext, "context" | "url" | "userAgent" | "from"> {
  const site = context.get(siteContext);
  return {
    context: leadFormContext(site),
    url: new URL(path, siteOrigin(site, request)).href,
    userAgent: request.headers.get("user-agent") ?? "",
    from: postedFrom(request, site, context.get(nowContext)),
  };
}

/** What a posted form's request says of the page that the form stood on. */
export const postedFrom = (request: Request, { hosts }: Pick<Site, "hosts">, at: Date): PostedFrom => ({
  referrer: request.headers.get("referer"),
  hosts: [new URL(request.url).host, ...hosts],
  at,
});

/** Takes a form about a car, with or without JavaScript, and makes a lead of it. */
export async function takeCarLead(args: ActionFunctionArgs, leadForm: LeadForm) {
  const form = await args.request.formData();
  const car = await carOfRoute(args);
  const lead = leadFromForm(form, { form: leadForm, car, ...sentFrom(args, car.path) });
  return createLead(args, form, leadForm, lead, { facts: car, page: car.path, car: car.slug });
}
