import { leadFormOf, leadForms } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { FieldProblem } from "../../base/errors/domain-error.ts";
import { leadProblems } from "./lead-problems.ts";

/**
 * What the declaration of its form says of a body that its schema refused, so that a shopper hears of everything at
 * once. Whether a number is proven is found out later.
 *
 * @param endpoint that the body was sent to; nothing is wrong with one that takes no lead
 */
export function postedLeadProblems(endpoint: string, site: Site, body: unknown, now: Date): FieldProblem[] {
  if (!isLeadCall(endpoint) || typeof body !== "object" || body === null) return [];
  const values = body as Record<string, unknown>;
  const category = text(values["category"]) ?? site.enquiry.categories[0];
  const form = leadFormOf(endpoint, { category, subcategory: text(values["subcategory"]) });
  return form ? leadProblems(site, form, { ...values, category }, { now, isProven: true }) : [];
}

const calls: ReadonlySet<string> = new Set(leadForms.map(({ sentBy }) => sentBy));
/** Whether a call of the contract takes a lead. */
export const isLeadCall = (endpoint: string): endpoint is LeadForm["sentBy"] => calls.has(endpoint);
const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : undefined);
