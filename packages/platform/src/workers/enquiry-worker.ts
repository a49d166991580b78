import { maxInFlight, startFairWorker } from "./fair-worker.ts";
import type { ClaimRoom, FairWorker, Lane } from "./fair-worker.ts";
import { failureDetails } from "../base/log/log-line.ts";
import type { EnquiryPayload } from "../domain/finance/enquiry-payload.ts";
import { enquiryLeaseMs, runEnquirySteps } from "../domain/finance/enquiry-steps.ts";
import type { ClaimedEnquiry, EnquiryDependencies } from "../domain/finance/enquiry-steps.ts";

/** A site has one lender. */
const destination = "lender";

/**
 * Claims enquiries that are due. Every site has its own queue, oldest first, and a claim takes from all of them in
 * turn; see `claimDeliveries` for why a claim is a lease.
 */
export async function claimEnquiries(
  { database, now }: Pick<EnquiryDependencies, "database" | "now">,
  { busy, max }: ClaimRoom,
): Promise<(ClaimedEnquiry & Lane)[]> {
  const at = now();
  const rows = await database.sql<
    {
      id: string;
      site_slug: string;
      payload: EnquiryPayload;
      lead_id: string | null;
      customer_state: ClaimedEnquiry["customerState"];
      attempts: number;
    }[]
  >`
    with busy as (
      select * from jsonb_to_recordset(${JSON.stringify(busy)}::text::jsonb) as b("siteSlug" text, "inFlight" int)
    ), in_turn as (
      select id, next_attempt_at, row_number() over (partition by site_slug order by next_attempt_at, id) + coalesce("inFlight", 0) as turn
      from finance_enquiries left join busy on "siteSlug" = site_slug
      where (lead_id is null or customer_state = 'waiting') and next_attempt_at <= ${at}
    ), chosen as (
      select id from in_turn where turn <= ${maxInFlight.lane} order by turn, next_attempt_at, id limit ${max}
    ), locked as (
      select id from finance_enquiries
      where id in (select id from chosen) and (lead_id is null or customer_state = 'waiting') and next_attempt_at <= ${at} for update skip locked
    )
    update finance_enquiries e
    set attempts = attempts + 1, next_attempt_at = ${new Date(at.getTime() + enquiryLeaseMs)}
    from locked where e.id = locked.id
    returning e.id, e.site_slug, e.payload, e.lead_id, e.customer_state, e.attempts`;
  return rows.map((row) => ({
    id: row.id,
    siteSlug: row.site_slug,
    destination,
    payload: row.payload,
    leadId: row.lead_id,
    customerState: row.customer_state,
    attempt: row.attempts,
  }));
}

/** Starts the worker that finishes finance enquiries, a few at a time with each site's lender. */
export function startEnquiryWorker(dependencies: EnquiryDependencies): FairWorker {
  const { log } = dependencies;
  return startFairWorker({
    claim: (room) => claimEnquiries(dependencies, room),
    run: (enquiry) => runEnquirySteps(dependencies, enquiry),
    onFailure: (error) => log({ level: "warn", event: "finance_enquiries_waiting", ...failureDetails(error) }),
  });
}
