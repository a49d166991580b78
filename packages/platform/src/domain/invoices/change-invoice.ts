import { invoiceStep } from "@forecourt/core/reserve";
import type { ReservationEvent } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { invoicePayments } from "../../records/schema.ts";
import { deliverStep, lockLead } from "../leads/lead-steps.ts";
import { storePaymentState } from "../payments/store-payment-state.ts";
import { invoiceLead } from "./invoice-lead.ts";
import { invoiceMails } from "./invoice-mails.ts";
import type { InvoiceFacts } from "./invoice-mails.ts";
import { invoiceOf, lockInvoiceRows } from "./invoice-rows.ts";
import type { InvoiceRows } from "./invoice-rows.ts";

/**
 * Takes steps of the payment of an invoice, in one transaction with its lead and mails. Where nothing changes, nothing
 * is written and nobody is told; that a month is over is written alone.
 *
 * @param options.events one after the other, as `invoiceStep` of core takes them
 * @param options.secretOf makes the secret of the shopper's link; without it mails have no link
 * @returns the rows as they stand then; undefined where the payment is no invoice's
 * @throws ReservationRefusal when the dealer asks for what its state does not allow
 */
export async function changeInvoice(
  tx: DatabaseWriter,
  options: {
    site: Site;
    paymentId: string;
    events: readonly ReservationEvent[];
    now: Date;
    secretOf?: (paymentId: string) => string;
  },
): Promise<(InvoiceRows & { hasChanged: boolean }) | undefined> {
  const { site, paymentId, events, now, secretOf } = options;
  const rows = await lockInvoiceRows(tx, paymentId);
  if (!rows) return undefined;
  const before = invoiceOf(rows);
  const after = events.reduce(invoiceStep, before);
  if (after === before) return { ...rows, hasChanged: false };
  const [invoice] = await tx
    .update(invoicePayments)
    .set({ until: after.until, paidAt: after.paidAt ?? null })
    .where(eq(invoicePayments.paymentId, paymentId))
    .returning();
  const payment = await storePaymentState(tx, { paymentId, state: after.state, now });
  if (!invoice) throw new Error("The payment was not stored.");
  const changed = { invoice, payment };
  const { leadId } = invoice;
  // The end of a month is not reported.
  const isNews = after.state !== "kept" || before.state !== "paid";
  if (!isNews) return { ...changed, hasChanged: true };
  const lead = leadId === null ? undefined : await lockLead(tx, leadId);
  if (leadId !== null && lead) await deliverStep(tx, { leadId, fields: invoiceLead(changed), now });
  // The dealer hears of money also where its shopper was erased meanwhile: nothing of who.
  const facts = { ...changed, site, lead: lead ?? {}, secret: secretOf?.(paymentId), news: newsOf(events) };
  await invoiceMails(tx, facts, now);
  return { ...changed, hasChanged: true };
}

/** The news of a step from the shopper's bank. */
function newsOf(events: readonly ReservationEvent[]): InvoiceFacts["news"] {
  for (const event of events) {
    if (event.kind === "money_returned" && event.by === "bank") return "disputed";
    if (event.kind === "money_restored") return event.by === "won_dispute" ? "dispute_won" : "refund_failed";
  }
  return undefined;
}
