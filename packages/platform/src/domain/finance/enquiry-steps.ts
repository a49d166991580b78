import { and, eq, isNotNull, ne, sql } from "../../records/drizzle.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import { maxAttempts, retryDelayMs } from "../leads/retry-delay.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import type { LenderClientOf } from "./create-lender-directory.ts";
import type { Database } from "../../records/open-database.ts";
import { financeEnquiries } from "../../records/schema.ts";
import type { EnquiryPayload } from "./enquiry-payload.ts";

/** A finance enquiry that this process has to itself until its lease ends. */
export interface ClaimedEnquiry {
  id: string;
  siteSlug: string;
  payload: EnquiryPayload;
  leadId: string | null;
  customerState: "waiting" | "created" | "refused" | "dead";
  /** Number of this attempt, 1-based. */
  attempt: number;
}

/** Longer than an attempt may take; what a killed process had in hand is taken up by another after this. */
export const enquiryLeaseMs = 60_000;

/** What both halves stand on. */
export interface EnquiryDependencies {
  database: Database;
  lenderClientOf: LenderClientOf;
  /** Says where leads of a site go. */
  routeLeadsOf: (siteSlug: string) => RouteLead;
  /** Hears that a lead was stored. */
  onLead: () => void;
  log: Log;
  now: () => Date;
  random?: () => number;
}

/** What a shopper reads when the customer is not there yet, or came without an address (S2 §8). */
export const enquiryMessages = {
  failed: "Failed to create customer with YouX",
  noRedirect: "Failed to create customer or no redirect URL received.",
} as const;

/**
 * Does what is left of an enquiry, lead and customer in parallel (decisions.md row 43). Neither waits for or fails with
 * the other; what fails is tried again by the worker.
 */
export async function runEnquirySteps(dependencies: EnquiryDependencies, enquiry: ClaimedEnquiry): Promise<void> {
  const { database, log, now, random = Math.random } = dependencies;
  const facts = { enquiry: enquiry.id, site: enquiry.siteSlug, attempt: enquiry.attempt };
  const steps = [
    ...(enquiry.leadId === null ? [storeEnquiryLead(dependencies, enquiry)] : []),
    ...(enquiry.customerState === "waiting" ? [createCustomer(dependencies, enquiry)] : []),
  ];
  const failures = (await Promise.allSettled(steps)).flatMap((step) =>
    step.status === "rejected" ? [step.reason as unknown] : [],
  );
  for (const failure of failures)
    log({ level: "error", event: "finance_enquiry_step_failed", ...facts, ...failureDetails(failure) });
  if (failures.length > 0) {
    const nextAttemptAt = new Date(now().getTime() + retryDelayMs(Math.min(enquiry.attempt, maxAttempts), random()));
    await database.db
      .update(financeEnquiries)
      .set({ nextAttemptAt })
      .where(eq(financeEnquiries.id, enquiry.id))
      .catch(() => {});
  }
  await forgetDonePayloads(database, enquiry.id).catch(() => {});
}

/** The lead and the note that it is stored are one transaction: it is stored once, however often this runs. */
async function storeEnquiryLead(
  { database, routeLeadsOf, onLead, now }: EnquiryDependencies,
  { id, siteSlug, payload }: ClaimedEnquiry,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [open] = await tx
      .select({ leadId: financeEnquiries.leadId })
      .from(financeEnquiries)
      .where(eq(financeEnquiries.id, id))
      .for("update");
    if (!open || open.leadId !== null) return;
    const { leadId } = await storeLeadIn(tx, {
      siteSlug,
      lead: payload.lead,
      routeLead: routeLeadsOf(siteSlug),
      isAccepted: true,
      now: now(),
    });
    await tx.update(financeEnquiries).set({ leadId }).where(eq(financeEnquiries.id, id));
  });
  onLead();
}

/** The lender makes one customer for each key, so that asking again after a crash is safe. */
async function createCustomer(
  { database, lenderClientOf, log, now, random = Math.random }: EnquiryDependencies,
  { id, siteSlug, payload, attempt }: ClaimedEnquiry,
): Promise<void> {
  const outcome = await lenderClientOf(siteSlug).createCustomer({
    data: payload.customer,
    additionalData: payload.lead,
    idempotencyKey: id,
  });
  const facts = { enquiry: id, site: siteSlug, attempt };
  const change = (() => {
    if (outcome.kind === "created")
      return {
        customerState: "created" as const,
        redirectUrl: outcome.redirectUrl ?? null,
        lastError: outcome.redirectUrl ? null : enquiryMessages.noRedirect,
      };
    if (outcome.kind === "refused")
      return { customerState: "refused" as const, lastError: outcome.error ?? enquiryMessages.failed };
    const lastError = enquiryMessages.failed;
    if (attempt >= maxAttempts) return { customerState: "dead" as const, lastError };
    return { lastError, nextAttemptAt: new Date(now().getTime() + retryDelayMs(attempt, random())) };
  })();
  await database.db
    .update(financeEnquiries)
    .set(change)
    .where(and(eq(financeEnquiries.id, id), eq(financeEnquiries.customerState, "waiting")));
  if (outcome.kind === "failed")
    log({
      level: attempt >= maxAttempts ? "error" : "warn",
      event: attempt >= maxAttempts ? "finance_customer_dead" : "finance_customer_failed",
      ...facts,
      reason: outcome.reason,
    });
  else log({ level: "info", event: `finance_customer_${outcome.kind}`, ...facts });
}

/** Empties what is kept of enquiries that are done: the lead has it all. */
export async function forgetDonePayloads(database: Database, id?: string): Promise<void> {
  const done = and(
    isNotNull(financeEnquiries.leadId),
    ne(financeEnquiries.customerState, "waiting"),
    sql`${financeEnquiries.payload} <> '{}'::jsonb`,
  );
  await database.db
    .update(financeEnquiries)
    .set({ payload: {} })
    .where(id === undefined ? done : and(done, eq(financeEnquiries.id, id)));
}
