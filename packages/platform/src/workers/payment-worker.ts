import { failureDetails } from "../base/log/log-line.ts";
import { noteFailure, settlePayment } from "../domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "../domain/settlement/settle-payment.ts";
import { maxInFlight, startFairWorker } from "./fair-worker.ts";
import type { ClaimRoom, FairWorker, Lane } from "./fair-worker.ts";

/** A payment that this process has to itself until its lease ends. */
interface ClaimedPayment extends Lane {
  id: string;
  checks: number;
}

/** Longer than a provider may take; a process killed in the middle of one leaves it to others after this. */
const leaseSeconds = 60;

/**
 * Claims payments that are to be looked at: those that are due, and those whose reservation has come to its end. A
 * claim is a lease, as `claimDeliveries` has it; every site has its own queue.
 */
export async function claimPayments(
  { database, now }: Pick<PaymentDependencies, "database" | "now">,
  { busy, max }: ClaimRoom,
): Promise<ClaimedPayment[]> {
  const at = now().toISOString();
  const rows = await database.sql<{ id: string; site_slug: string; provider: string; checks: number }[]>`
    with busy as (
      select * from jsonb_to_recordset(${JSON.stringify(busy)}::text::jsonb) as b("siteSlug" text, destination text, "inFlight" int)
    ), due as (
      select id from payments where next_check_at <= ${at}::timestamptz
      union
      select payment_id from reservations join payments on payments.id = payment_id
      where reservations.state in ('held', 'reserved') and until <= ${at}::timestamptz
        and (leased_until is null or leased_until <= ${at}::timestamptz)
    ), in_turn as (
      select payments.id, next_check_at, row_number() over (partition by site_slug, provider order by next_check_at, payments.id)
        + coalesce("inFlight", 0) as turn
      from payments join due on due.id = payments.id left join busy on "siteSlug" = site_slug and destination = provider
      where leased_until is null or leased_until <= ${at}::timestamptz
    ), locked as (
      select id from payments
      where id in (select id from in_turn where turn <= ${maxInFlight.lane} order by turn, next_check_at, id limit ${max})
        and (leased_until is null or leased_until <= ${at}::timestamptz) for update skip locked
    )
    update payments p set leased_until = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
    from locked where p.id = locked.id returning p.id, p.site_slug, p.provider, p.checks`;
  return rows.map(({ id, site_slug: siteSlug, provider, checks }) => ({ id, siteSlug, destination: provider, checks }));
}

/**
 * Starts the worker that settles payments: it ends holds and reservations whose time is over, sends money back that has
 * to go back, and asks the provider of each payment that is under way, so that none of its messages is needed.
 */
export function startPaymentWorker(dependencies: PaymentDependencies): FairWorker {
  const { log } = dependencies;
  return startFairWorker<ClaimedPayment>({
    claim: (room) => claimPayments(dependencies, room),
    run: async (payment) => {
      try {
        await settlePayment(dependencies, payment.id);
      } catch (error) {
        await noteFailure(dependencies, payment, error);
      }
    },
    onFailure: (error) => log({ level: "warn", event: "payments_waiting", ...failureDetails(error) }),
  });
}
