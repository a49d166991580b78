import { failureDetails } from "../http/log-line.ts";
import type { EnquiryPayload } from "./enquiry-payload.ts";
import { runEnquirySteps } from "./enquiry-steps.ts";
import type { ClaimedEnquiry, EnquirySurroundings } from "./enquiry-steps.ts";

/** Longer than an attempt may take; what a killed process had in hand is taken up by another after this. */
export const enquiryLeaseMs = 60_000;

const lookEveryMs = 2000;
const atOnce = 8;

/** Finishes finance enquiries in the background. Any number of processes may run one. */
export interface EnquiryWorker {
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** Claims enquiries that are due, oldest first; see `claimDeliveries` for why a claim is a lease. */
async function claimEnquiries({ records, now }: Pick<EnquirySurroundings, "records" | "now">): Promise<ClaimedEnquiry[]> {
  const at = now();
  const rows = await records.sql<
    { id: string; site_slug: string; payload: EnquiryPayload; lead_id: string | null; customer_state: ClaimedEnquiry["customerState"]; attempts: number }[]
  >`
    with due as (
      select id from finance_enquiries
      where (lead_id is null or customer_state = 'waiting') and next_attempt_at <= ${at}
      order by next_attempt_at, id limit ${atOnce} for update skip locked
    )
    update finance_enquiries e
    set attempts = attempts + 1, next_attempt_at = ${new Date(at.getTime() + enquiryLeaseMs)}
    from due where e.id = due.id
    returning e.id, e.site_slug, e.payload, e.lead_id, e.customer_state, e.attempts`;
  return rows.map((row) => ({ id: row.id, siteSlug: row.site_slug, payload: row.payload, leadId: row.lead_id, customerState: row.customer_state, attempt: row.attempts }));
}

/** Takes up every enquiry that is due, once. @returns how many. */
export async function resumeEnquiries(surroundings: EnquirySurroundings): Promise<number> {
  const claimed = await claimEnquiries(surroundings);
  await Promise.all(claimed.map((enquiry) => runEnquirySteps(surroundings, enquiry)));
  return claimed.length;
}

/** Starts a worker that looks for due enquiries every two seconds. */
export function startEnquiryWorker(surroundings: EnquirySurroundings): EnquiryWorker {
  let running: Promise<void> | undefined;

  async function run() {
    try {
      await resumeEnquiries(surroundings);
    } catch (error) {
      surroundings.log({ level: "warn", event: "finance_enquiries_waiting", ...failureDetails(error) });
    } finally {
      running = undefined;
    }
  }

  const look = () => void (running ??= run());
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
