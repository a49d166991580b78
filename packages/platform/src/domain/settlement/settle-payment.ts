import { ReservationRefusal } from "@forecourt/core/reserve";
import type { ReservationEvent } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { eq, sql } from "../../records/drizzle.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { ledgerEntries, payments } from "../../records/schema.ts";
import { changeInvoice } from "../invoices/change-invoice.ts";
import type { PaymentProviders } from "../payments/payment-providers.ts";
import { PaymentProviderError } from "../payments/payment-provider.ts";
import type { ProviderPayment } from "../payments/payment-provider.ts";
import { changeReservation } from "../reservations/change-reservation.ts";
import { providerEvents, undoneMovements } from "./provider-events.ts";

/** What settling payments stands on. */
export interface PaymentDependencies {
  database: Database;
  providers: PaymentProviders;
  /** The site as it is stored. */
  siteOf: (siteSlug: string) => Site | undefined;
  log: Log;
  now: () => Date;
  /** Makes the secret in a shopper's link from the id of what it is about, the same each time. */
  secretOf: (about: PaymentAbout, id: string) => string;
  /** Hears that a lead or a mail is to be sent. */
  onChange: () => void;
}

/** What the links of shoppers are about. */
export type PaymentAbout = "reservation" | "invoice";

type Payment = typeof payments.$inferSelect;

/** After so many ms a payment that can still be paid is looked at again, the more often it was the later. */
const recheckMs = (checks: number) => Math.min(30_000 * 2 ** Math.min(checks, 7), 3_600_000);
/** A paid invoice keeps no car from anybody, so its provider is asked once a day whether the money went back. */
const paidInvoiceMs = 24 * 3_600_000;

/**
 * Brings a payment in line with what its provider says: notes the money that moved, takes the steps of its reservation
 * or invoice that follow, and asks for what these want of the provider (closing, refund). It may be called at any time,
 * as often as one likes, by several processes at once: messages of the provider, shoppers who come back and the sweep
 * all call it, and none of them is needed as long as another comes.
 *
 * @throws PaymentProviderError when the provider does not answer: nothing is lost, and the sweep tries again
 */
export async function settlePayment(dependencies: PaymentDependencies, paymentId: string): Promise<void> {
  const { database, providers, siteOf, now } = dependencies;
  const payment = await readPayment(database, paymentId);
  const site = payment && siteOf(payment.siteSlug);
  const provider = payment && providers.named(payment.siteSlug, payment.provider);
  if (!payment || !site) return;
  if (!provider || payment.providerRef === null) {
    // Either the payment was never opened, so nobody can have paid it, or the keys of its provider are missing and it
    // is asked once they are back. Until then, only time changes the payment.
    const isSettled = payment.providerRef === null;
    await takeSteps(dependencies, { payment, site, events: [{ kind: "time", at: now() }], isSettled });
    return;
  }
  const ref = payment.providerRef;
  let found: ProviderPayment;
  try {
    found = await provider.read(ref);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== "payment_unknown") throw error;
    // Nobody can pay a payment that the provider does not know. Only time changes it, so that its car is released. If
    // the ledger has money for it, this remains a failure.
    const known = await takeSteps(dependencies, {
      payment,
      site,
      events: [{ kind: "time", at: now() }],
      isSettled: true,
    });
    if (known.state === "closed") return;
    throw error;
  }
  let after = await note(dependencies, { payment, site, found });
  if (after.state === "closed" && found.isOpen) {
    await provider.close(ref);
    found = await provider.read(ref);
    after = await note(dependencies, { payment, site, found });
  }
  if (after.state === "refund_due") {
    // One that failed before is asked for anew.
    const failed = undoneMovements(found).length;
    await provider.refund(ref, { key: `refund ${paymentId}${failed > 0 ? ` ${failed}` : ""}` });
    found = await provider.read(ref);
    await note(dependencies, { payment, site, found, refundFailed: undoneMovements(found).length > failed });
  }
}

async function readPayment(database: Database, id: string): Promise<Payment | undefined> {
  const [payment] = await database.db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** Notes what a provider says, with all that follows from it. */
async function note(
  dependencies: PaymentDependencies,
  {
    payment,
    site,
    found,
    refundFailed = false,
  }: {
    payment: Payment;
    site: Site;
    found: ProviderPayment;
    /** The refund that was asked for just now failed at once. */
    refundFailed?: boolean;
  },
): Promise<Payment> {
  const wasRefunded = payment.state === "refunded";
  const events = providerEvents(found, { wasRefunded, refundFailed, now: dependencies.now() });
  return takeSteps(dependencies, { payment, site, events, found, isSettled: !found.isOpen });
}

/** Takes the steps that events lead to, notes the money that moved, and says when the payment is looked at again. */
async function takeSteps(
  { database, now, onChange, log, secretOf }: PaymentDependencies,
  {
    payment,
    site,
    events,
    found,
    isSettled,
  }: {
    payment: Payment;
    site: Site;
    events: readonly ReservationEvent[];
    found?: ProviderPayment;
    isSettled: boolean;
  },
): Promise<Payment> {
  const at = now();
  return database.db.transaction(async (tx) => {
    const changed =
      payment.kind === "invoice"
        ? await changeInvoice(tx, {
            site,
            paymentId: payment.id,
            events,
            now: at,
            secretOf: (id) => secretOf("invoice", id),
          })
        : await changeReservation(tx, {
            site,
            paymentId: payment.id,
            events,
            now: at,
            secretOf: (id) => secretOf("reservation", id),
          });
    const after = changed?.payment ?? payment;
    if (found) await writeLedger(tx, { paymentId: payment.id, found, at });
    const isOver = ["refunded", "kept"].includes(after.state) || (after.state === "closed" && isSettled);
    const checks = changed?.hasChanged ? 0 : after.checks + 1;
    const [stored] = await tx
      .update(payments)
      .set({
        checks,
        // A paid one is looked at until it ends: its provider may have sent the money back.
        nextCheckAt: isOver
          ? // Its page may have opened since it was read: then there is a page to close.
            sql`case when ${payments.providerRef} is not distinct from ${payment.providerRef} then null else ${at.toISOString()}::timestamptz end`
          : new Date(
              at.getTime() + (after.kind === "invoice" && after.state === "paid" ? paidInvoiceMs : recheckMs(checks)),
            ),
        leasedUntil: null,
        lastError: null,
      })
      .where(eq(payments.id, payment.id))
      .returning();
    if (changed?.hasChanged) {
      log({
        level: "info",
        ...("reservation" in changed
          ? {
              event: "reservation_changed",
              reservation: changed.reservation.id,
              state: changed.reservation.state,
            }
          : { event: "invoice_changed", invoice: changed.payment.id }),
        site: site.slug,
        payment: after.state,
      });
      onChange();
    }
    return stored ?? after;
  });
}

/** Writes each movement once. */
async function writeLedger(
  tx: DatabaseWriter,
  { paymentId, found, at }: { paymentId: string; found: ProviderPayment; at: Date },
): Promise<void> {
  if (found.movements.length === 0) return;
  await tx
    .insert(ledgerEntries)
    .values(
      found.movements.map(({ ref, cents, currency, at: movedAt }) => ({
        paymentId,
        cents,
        currency,
        providerRef: ref,
        at: movedAt,
        notedAt: at,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Notes that a payment could not be settled: it is tried again later, where its time is over once its lease has ended.
 */
export async function noteFailure(
  { database, log, now }: PaymentDependencies,
  payment: Pick<Payment, "id" | "siteSlug" | "checks">,
  error: unknown,
): Promise<void> {
  const said = error instanceof ReservationRefusal ? "refused" : error instanceof Error ? error.message : "failed";
  log({
    level: "warn",
    event: "payment_not_settled",
    site: payment.siteSlug,
    payment: payment.id,
    ...failureDetails(error),
  });
  await database.db
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      lastError: said.slice(0, 200),
      nextCheckAt: new Date(now().getTime() + recheckMs(payment.checks + 1)),
    })
    .where(eq(payments.id, payment.id));
}
