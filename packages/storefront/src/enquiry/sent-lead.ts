import { eventName } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import type { LeadInput } from "@forecourt/core/schemas";
import type { ActionFunctionArgs } from "react-router";
import { apiContext } from "../contexts.ts";
import { answerLead } from "./answer-lead.ts";
import type { SentLead } from "./answer-lead.ts";

/** What a lead's event is chosen by. */
type EventFacts = Parameters<LeadForm["event"]>[0];

/** A lead that the platform took. */
interface TakenLead {
  lead_id: string;
  facts: EventFacts;
  /** Address of the page that the form stood on. */
  page: string;
}

/**
 * What follows a lead, as its form declares it: the event that is counted, and the page of thanks, or the form's own.
 *
 * @example
 * sentLead(vehicleEnquiryForm, { lead_id: "7", facts: { car_type: "new" }, page: "/cars/a-car" }) // { lead_id: "7", event: "enquiryNew", to: "/success" }
 */
export function sentLead(
  { event: eventOf, successPage }: Pick<LeadForm, "event" | "successPage">,
  { lead_id, facts, page }: TakenLead,
): SentLead {
  const id = eventOf(facts);
  const event = id === undefined ? undefined : eventName(id);
  return { lead_id, ...(event && { event }), to: successPage ?? page };
}

/**
 * Stores a posted form's lead by the call that takes most forms, and answers the form.
 *
 * @param sent the page that the form stood on, and the slug of the car that it is about
 */
export function createLead(
  args: ActionFunctionArgs,
  posted: FormData,
  form: LeadForm,
  lead: LeadInput,
  { facts = lead, page, car }: { facts?: EventFacts; page: string; car?: string },
) {
  return answerLead(args, posted, async (key) => {
    const { lead_id } = await args.context.get(apiContext).createLead(lead, key);
    return { ...sentLead(form, { lead_id, facts, page }), ...(car !== undefined && { car }) };
  });
}

/**
 * The fields of a lead that its form declares, and where it comes from: the bodies of calls that take one form hold
 * nothing else.
 *
 * @example
 * declaredFields(reserveForm, lead) // { name: "Ana", email: "ana@shopper.example", …, url: "https://…" }
 */
export function declaredFields({ fields }: Pick<LeadForm, "fields">, lead: LeadInput): Partial<LeadInput> {
  const names = new Set([...fields.map(({ name }) => name), "url", "user_agent", "lead_attributes"]);
  return Object.fromEntries(Object.entries(lead).filter(([name]) => names.has(name)));
}
