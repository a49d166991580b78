import type { saveServiceBookingSchema } from "@forecourt/api";
import { serviceBookingForm } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import type { z } from "@forecourt/core/zod";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import { isSecretOf } from "../../base/text/secret-hash.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import type { Database } from "../../records/open-database.ts";
import { leadDeliveries, leads, openLeads } from "../../records/schema.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { addLeadStep, deliverAgain, hasAllSteps, lockLead } from "../leads/lead-steps.ts";
import { closedDayProblem } from "./closed-day-problem.ts";
import { filled, unfinishedAfterMs } from "./open-booking.ts";

/** A form that was left for longer starts anew. */
const tokenLifeMs = 24 * 3_600_000;

/**
 * A later step of a service booking (rules 2.10 "POST then PUT"): notes its fields beside the lead. The last step must
 * leave nothing missing; then the lead goes to the dealer at once, again under the same id where it went unfinished
 * before. The same last step again changes nothing.
 *
 * @throws NotFoundError `lead_unknown` without the right token, or after a day; ConflictError `lead_complete`;
 *   InvalidFieldsError
 */
export async function saveBooking(
  database: Database,
  input: { site: Site; leadId: string; body: z.output<typeof saveServiceBookingSchema>; now: Date },
): Promise<{ completed: boolean }> {
  const { site, leadId, now } = input;
  const { token, lead_status, form_completed, ...fields } = input.body;
  const complete = lead_status === "Complete" || form_completed === true;
  return database.db.transaction(async (tx) => {
    // The lead first, as whoever erases a shopper locks them.
    const before = await lockLead(tx, leadId);
    const [open] = await tx
      .select({
        secretHash: openLeads.secretHash,
        updatedAt: openLeads.updatedAt,
        completedAt: openLeads.completedAt,
      })
      .from(openLeads)
      .innerJoin(leads, eq(leads.id, openLeads.leadId))
      .where(and(eq(openLeads.leadId, leadId), eq(leads.siteSlug, site.slug)))
      .for("update", { of: openLeads });
    if (
      !open ||
      !before ||
      !isSecretOf(token, open.secretHash) ||
      now.getTime() - open.updatedAt.getTime() > tokenLifeMs
    )
      throw lostBooking();
    if (await hasAllSteps(tx, leadId)) throw lostBooking();
    const step: JsonDocument = {
      ...filled(fields),
      ...(complete ? { lead_status: "Complete", form_completed: true } : {}),
    };
    const payload: JsonDocument = { ...before, ...step };
    if (open.completedAt) {
      if (sameValues(payload, before)) return { completed: true };
      throw new ConflictError("lead_complete", "This booking was sent already. Please start a new one.");
    }
    const problems = [
      ...leadProblems(site, serviceBookingForm, payload, { now }),
      ...closedDayProblem(site.locations, payload),
    ];
    if (problems.length > 0) throw new InvalidFieldsError(problems);
    await addLeadStep(tx, { leadId, fields: step, now });
    await tx
      .update(openLeads)
      .set({ updatedAt: now, ...(complete ? { completedAt: now } : {}) })
      .where(eq(openLeads.leadId, leadId));
    if (complete) await deliverAgain(tx, leadId, now);
    else
      await tx
        .update(leadDeliveries)
        .set({ nextAttemptAt: new Date(now.getTime() + unfinishedAfterMs) })
        .where(
          and(eq(leadDeliveries.leadId, leadId), eq(leadDeliveries.state, "waiting"), eq(leadDeliveries.attempts, 0)),
        );
    return { completed: complete };
  });
}

const lostBooking = () =>
  new NotFoundError("lead_unknown", "This booking cannot be changed any more. Please start again.");

function sameValues(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
