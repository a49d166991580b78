import { randomBytes } from "node:crypto";
import type { openServiceBookingSchema } from "@forecourt/api";
import { serviceBookingForm } from "@forecourt/core";
import type { LeadValues } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { z } from "@forecourt/core/zod";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import { secretHash } from "../../base/text/secret-hash.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import type { Database } from "../../records/open-database.ts";
import { openLeads } from "../../records/schema.ts";
import { closedDayProblem } from "./closed-day-problem.ts";

/** An unfinished booking reaches the dealer after this, as far as it got: somebody wanted a service. */
export const unfinishedAfterMs = 30 * 60_000;

/** Fields with a value. */
export function filled(fields: LeadValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * First step of a service booking: stores the lead at once (S1 §4 "lead_id is carried between steps") and answers the
 * secret that the later steps need. The dealer hears of it when the form is complete, or half an hour later.
 *
 * @throws InvalidFieldsError, and what `storeLeadIn` throws
 */
export async function openBooking(
  database: Database,
  input: {
    site: Site;
    fields: z.output<typeof openServiceBookingSchema>;
    idempotencyKey: string | undefined;
    routeLead: RouteLead;
    now: Date;
  },
): Promise<{ leadId: string; token: string }> {
  const { site, fields, idempotencyKey, routeLead, now } = input;
  const complete = fields.lead_status === "Complete" || fields.form_completed === true;
  const problems = [
    ...leadProblems(site, serviceBookingForm, fields, { now }),
    ...closedDayProblem(site.locations, fields),
  ];
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  const payload = {
    ...filled(fields),
    category: serviceBookingForm.category,
    lead_status: complete ? "Complete" : "Incomplete",
    form_completed: complete,
  };
  const token = randomBytes(24).toString("base64url");
  return database.db.transaction(async (tx) => {
    const { leadId } = await storeLeadIn(tx, {
      siteSlug: site.slug,
      lead: payload,
      idempotencyKey,
      routeLead,
      now,
      deliverFrom: complete ? now : new Date(now.getTime() + unfinishedAfterMs),
    });
    const values = { leadId, secretHash: secretHash(token), updatedAt: now, completedAt: complete ? now : null };
    // A repeated first step gets a new secret, because the answer with the former one was lost.
    await tx
      .insert(openLeads)
      .values(values)
      .onConflictDoUpdate({ target: openLeads.leadId, set: { secretHash: values.secretHash } });
    return { leadId, token };
  });
}
