import type { SaveServiceBookingInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import {
  formSubmitError,
  leadFormContext,
  leadFormProblems,
  serviceBookingForm,
  serviceStepFields,
  serviceSteps,
  wallDate,
} from "@forecourt/core";
import type { ServiceStep } from "@forecourt/core";
import { servicePath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { postedAttributes } from "@forecourt/enquiry/lead";
import { serviceStepFromForm } from "@forecourt/enquiry/service";
import { data, redirect } from "react-router";
import type { LogFailure } from "../contexts.ts";
import { siteOrigin } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { textValues } from "../enquiry/text-values.ts";
import { bookingCookie, readBooking } from "./booking-cookie.ts";
import type { OpenBooking } from "./booking-cookie.ts";
import { serviceView } from "./service-view.ts";

/** A step that could not be taken. */
export interface RefusedStep {
  state: EnquiryFormState;
  /** Where to go on: an earlier step that lacks something, or the first one. */
  goTo?: { href: string; label: string };
}

/** What a step says, by the names on the wire. */
type StepValues = Omit<SaveServiceBookingInput, "token">;

const fieldsOf = (step: ServiceStep) => serviceBookingForm.fields.filter((field) => field.step === step);
const byField = (problems: readonly { path: string; message: string }[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [path.split(".")[0] ?? path, message]));

/** A booking that nobody can add to any more: it was sent, or lies too far back. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "lead_unknown" || error.code === "lead_complete");

/**
 * Takes a step of a service booking, with or without JavaScript: the first one makes the lead, the others add to it, so that a
 * booking given up is a lead all the same (S1 §4). Then on to the next step, or to the thanks.
 *
 * @param path of the page of the form. That of the request will not do: what React Router sends in the background goes to another.
 */
export async function takeServiceStep(
  request: Request,
  { site, api, now, logFailure, path }: { site: Site; api: ApiClient; now: Date; logFailure: LogFailure; path: string },
) {
  const view = serviceView(
    site.service,
    pageParameters(path === servicePath ? "service" : "book-service", request),
    path,
  );
  const steps = serviceSteps(site.service);
  const { step, hrefOf } = view;
  const name = steps[step] ?? "Contact Details";
  const form = await request.formData();
  const context = leadFormContext(site, { today: wallDate(now, site.timeZone) });
  const fields = withDealership(site, serviceStepFromForm(form, name, context));
  const values = textValues(form);
  const refuse = (status: number, problems: Record<string, string>, error: string, goTo?: RefusedStep["goTo"]) =>
    data({ state: { error, fields: problems, values }, ...(goTo && { goTo }) } satisfies RefusedStep, { status });

  const missing = leadFormProblems({ fields: fieldsOf(name) }, context, fields);
  if (missing.length > 0) return refuse(422, byField(missing), "Some fields are not valid.");
  const start = { href: hrefOf(0), label: "Start with your visit" };
  const held = readBooking(request.headers);
  const startAgain = "This booking cannot be changed any more. Please start again.";
  if (step > 0 && !held) return refuse(409, {}, startAgain, start);
  const { lead_id: _, ...completion } = serviceStepFields({ step }, steps.length);
  const said = { ...fields, ...completion };
  try {
    const booking =
      (held && (await added(api, held, said, step))) ?? (await opened(request, form, { site, api, said, path }));
    const isLast = step === steps.length - 1;
    return redirect(hrefOf(isLast ? "sent" : step + 1), {
      status: 303,
      headers: { "set-cookie": bookingCookie(isLast ? undefined : booking, request) },
    });
  } catch (error) {
    if (isOver(error)) return refuse(409, {}, startAgain, start);
    if (!(error instanceof ApiError) || error.status >= 500) {
      if (!(error instanceof ApiError)) logFailure("service_step_failed", error);
      return refuse(503, {}, formSubmitError);
    }
    const problems = byField(error.fields);
    const elsewhere = steps.findIndex(
      (other, index) => index !== step && fieldsOf(other).some((field) => problems[field.name] !== undefined),
    );
    const other = steps[elsewhere];
    if (other !== undefined)
      return refuse(error.status, {}, Object.values(problems).join(" "), {
        href: hrefOf(elsewhere),
        label: `Go to ${other.toLowerCase()}`,
      });
    return refuse(error.status, problems, error.message);
  }
}

/** Adds a step to the booking that the browser holds; undefined when the first step finds that it is over: it then makes a new one. */
async function added(
  api: ApiClient,
  { leadId, token }: OpenBooking,
  said: StepValues,
  step: number,
): Promise<OpenBooking | undefined> {
  try {
    await api.saveServiceBooking({ id: leadId, token, ...said });
    return { leadId, token };
  } catch (error) {
    if (step === 0 && isOver(error)) return undefined;
    throw error;
  }
}

async function opened(
  request: Request,
  form: FormData,
  { site, api, said, path }: { site: Site; api: ApiClient; said: StepValues; path: string },
): Promise<OpenBooking> {
  const { name = "", ...fields } = said;
  const key = form.get("idempotency_key");
  const { lead_id: leadId, token } = await api.openServiceBooking(
    {
      ...fields,
      name,
      url: `${siteOrigin(site, request)}${path}`,
      user_agent: (request.headers.get("user-agent") ?? "").slice(0, 500),
      lead_attributes: postedAttributes(form),
    },
    typeof key === "string" && key !== "" ? { idempotencyKey: key } : {},
  );
  return { leadId, token };
}

/** The dealership of the place that was chosen; a place that the site does not have is left out. */
function withDealership(
  site: Pick<Site, "locations">,
  { location, ...fields }: StepValues,
): StepValues & { dealership_slug?: string } {
  const place = site.locations.find(({ id }) => id === location);
  return {
    ...fields,
    ...(place && { location: place.id }),
    ...(place?.dealership_slug ? { dealership_slug: place.dealership_slug } : {}),
  };
}
