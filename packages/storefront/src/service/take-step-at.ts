import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { apiContext, logFailureContext, nowContext, siteContext } from "../contexts.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { takeServiceStep } from "./take-service-step.ts";

/**
 * Takes a step of a service booking for the page that shows its form.
 *
 * @param path of that page
 * @throws a response with status 404 at a site that does not have the page, or books services elsewhere
 */
export async function takeStepAt(
  page: "service" | "book-service",
  path: string,
  { request, context }: ActionFunctionArgs,
) {
  const site = context.get(siteContext);
  assertPageOn(page, site);
  if (site.service.form === "external") throw data(null, { status: 404 });
  return takeServiceStep(request, {
    path,
    site,
    api: context.get(apiContext),
    now: context.get(nowContext),
    logFailure: context.get(logFailureContext),
  });
}
