import type { SaveServiceBookingInput } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import {
  formSubmitError,
  leadFormContext,
  leadFormProblems,
  serviceBookingForm,
  serviceStepFields,
  servicePages,
  wallDate,
} from "@forecourt/core";
import type { LeadFormContext, ServiceStep } from "@forecourt/core";
import { servicePath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { postedAttributes } from "@forecourt/enquiry/lead";
import { postedFrom } from "../enquiry/car-lead.ts";
import { lookedUpVehicle, lookedUpPlateField, serviceStepFromForm } from "@forecourt/enquiry/service";
import { data, redirect } from "react-router";
import type { LogFailure } from "../contexts.ts";
import { siteOrigin } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { pressKey } from "../enquiry/press-key.ts";
import { textValues } from "../enquiry/text-values.ts";
import { bookingCookie, readBooking, readVisitCookie, visitCookie } from "./booking-cookie.ts";
import type { OpenBooking } from "./booking-cookie.ts";
import { findVehicle } from "./find-vehicle.ts";
import type { RefusedStep } from "./refused-step.ts";
import { serviceView } from "./service-view.ts";

/** What a step says, by the names on the wire. */
type StepValues = Omit<SaveServiceBookingInput, "token">;

const fieldsOf = (step: ServiceStep) => serviceBookingForm.fields.filter((field) => field.step === step);
const byField = (problems: readonly { path: string; message: string }[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [path.split(".")[0] ?? path, message]));

/** A booking that nobody can add to any more: it was sent, or lies too far back. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "lead_unknown" || error.code === "lead_complete");

/**
 * Takes a page of a service booking, with or without JavaScript, and leads on to the next page or to the thanks.
 *
 * - The visit is kept in the browser until the contact is known; the two make the lead. Each further step adds to it,
 *   so that a booking that is given up is a lead all the same (S1 §4).
 * - A form with visit and contact at once is taken, too.
 *
 * @param path of the page of the form. The request's own path may be another: React Router sends forms in the
 *   background elsewhere.
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
  const pages = servicePages(site.service);
  const { hrefOf } = view;
  const form = await request.formData();
  if (view.step === 0 && form.has("find")) return findVehicle(form, { site, api });
  const context = leadFormContext(site, { today: wallDate(now, site.timeZone) });
  const { step, here, fields } = await readStep(request, form, { site, context, pages, shown: view.step });
  const refuse = refuserOf(form);
  const start = { href: hrefOf(0), label: "Start with your visit" };
  const missing = leadFormProblems({ fields: here }, context, fields);
  if (missing.length > 0) return refuse(422, byField(missing), "Some fields are not valid.");
  if (step === 0)
    return redirect(hrefOf(1), { status: 303, headers: { "set-cookie": await visitCookie(textsOf(fields), request) } });
  const [unasked] = step === 1 ? leadFormProblems({ fields: fieldsOf("Your visit") }, context, fields) : [];
  if (unasked) return refuse(422, {}, unasked.message, start);
  const held = await readBooking(request.headers);
  if (step > 1 && !held) return refuse(409, {}, startAgain, start);
  const { lead_id: _, ...completion } = serviceStepFields({ step }, pages.length);
  const saved = { ...fields, ...completion };
  try {
    const booking =
      (held && (await added(api, held, saved, step))) ??
      (await opened(request, form, { site, api, now, said: saved, path }));
    const isLast = step === pages.length - 1;
    const headers = new Headers({ "set-cookie": await bookingCookie(isLast ? undefined : booking, request) });
    if (isLast) headers.append("set-cookie", await visitCookie(undefined, request));
    return redirect(hrefOf(isLast ? "sent" : step + 1), { status: 303, headers });
  } catch (error) {
    if (isOver(error)) return refuse(409, {}, startAgain, start);
    if (!(error instanceof ApiError)) logFailure("service_step_failed", error);
    if (!(error instanceof ApiError) || error.status >= 500) return refuse(503, {}, formSubmitError);
    const problems = byField(error.fields);
    const earlier = pageOfProblem(problems, { pages, here });
    const name = pages[earlier];
    if (name === undefined) return refuse(error.status, problems, error.message);
    const goTo = { href: hrefOf(earlier), label: `Go to ${name.toLowerCase()}` };
    return refuse(error.status, {}, Object.values(problems).join(" "), goTo);
  }
}

const startAgain = "This booking cannot be changed any more. Please start again.";

/** Answers a form with what is wrong, and with what was typed. */
function refuserOf(form: FormData) {
  const values = textValues(form);
  return (status: number, fields: Record<string, string>, error: string, goTo?: RefusedStep["goTo"]) =>
    data({ state: { error, fields, values }, ...(goTo && { goTo }) } satisfies RefusedStep, { status });
}

/**
 * The step that a form takes, the fields that it has, and what is known with it: a form of the first page may say the
 * contact as well.
 */
async function readStep(
  request: Request,
  form: FormData,
  {
    site,
    context,
    pages,
    shown,
  }: { site: Site; context: LeadFormContext; pages: readonly ServiceStep[]; shown: number },
) {
  const saysAll = shown === 0 && form.has("name");
  const step = saysAll ? 1 : shown;
  const name = pages[step] ?? "Your visit";
  const visit = saysAll ? visitOf(form, context) : step === 1 ? await heldVisit(request, context) : {};
  const said = step === 0 ? visitOf(form, context) : serviceStepFromForm(form, name, context);
  return {
    step,
    here: saysAll ? [...fieldsOf("Your visit"), ...fieldsOf(name)] : fieldsOf(name),
    fields: withDealership(site, { ...visit, ...said }),
  };
}

/** The page that asks for what the platform refused, where the form's own has no such field; -1 where none does. */
function pageOfProblem(
  problems: Readonly<Record<string, string>>,
  { pages, here }: { pages: readonly ServiceStep[]; here: ReturnType<typeof fieldsOf> },
): number {
  const isHere = (field: string) => here.some((declared) => declared.name === field);
  return pages.findIndex((page) => fieldsOf(page).some(({ name }) => problems[name] !== undefined && !isHere(name)));
}

/**
 * Adds a step to the booking that the browser holds; undefined when the first step finds that it is over: it then makes
 * a new one.
 */
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
    if (step === 1 && isOver(error)) return undefined;
    throw error;
  }
}

/** The visit of a form, and the vehicle that was found by its plate. */
function visitOf(form: FormData, context: LeadFormContext): StepValues {
  const found = new FormData();
  for (const [name, value] of Object.entries(lookedUpVehicle(textValues(form)))) found.set(name, value);
  return {
    ...serviceStepFromForm(form, "Your visit", context),
    ...serviceStepFromForm(found, "Vehicle Details", context),
  };
}

/** The visit that the browser holds, as its form said it. */
async function heldVisit(request: Request, context: LeadFormContext): Promise<StepValues> {
  const form = new FormData();
  const held = await readVisitCookie(request.headers);
  for (const [name, value] of Object.entries(held)) form.set(name, value);
  // The cookie holds a vehicle only where it was found for the plate beside it.
  if (held["Vehicle Rego"]) form.set(lookedUpPlateField, held["Vehicle Rego"]);
  return visitOf(form, context);
}

const textsOf = (fields: StepValues): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"));

async function opened(
  request: Request,
  form: FormData,
  { site, api, now, said, path }: { site: Site; api: ApiClient; now: Date; said: StepValues; path: string },
): Promise<OpenBooking> {
  const { name = "", ...fields } = said;
  const key = form.get("idempotency_key");
  const { lead_id: leadId, token } = await api.openServiceBooking(
    {
      ...fields,
      name,
      url: `${siteOrigin(site, request)}${path}`,
      user_agent: (request.headers.get("user-agent") ?? "").slice(0, 500),
      lead_attributes: postedAttributes(form, postedFrom(request, site, now)),
    },
    { idempotencyKey: typeof key === "string" && key !== "" ? key : await pressKey(request, { now, said }) },
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
