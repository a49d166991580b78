import type { InvoicePayment } from "@forecourt/core/reserve";
import { eq } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { invoicePayments, payments } from "../../records/schema.ts";

/** The payment of an invoice, as it is stored. */
export interface InvoiceRows {
  invoice: typeof invoicePayments.$inferSelect;
  payment: typeof payments.$inferSelect;
}

/** What the rules of core need of the two rows. */
export function invoiceOf({ invoice, payment }: InvoiceRows): InvoicePayment {
  return {
    state: payment.state,
    cents: payment.cents,
    currency: payment.currency,
    until: invoice.until,
    paidAt: invoice.paidAt ?? undefined,
  };
}

/** Reads the payment of an invoice. */
export async function readInvoiceRows(
  reader: DatabaseWriter,
  where: SQL | undefined,
): Promise<InvoiceRows | undefined> {
  const [found] = await reader
    .select({ invoice: invoicePayments, payment: payments })
    .from(invoicePayments)
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(where);
  return found;
}

/** The same, locked until the transaction ends: the payment first, then the lead, as with reservations. */
export async function lockInvoiceRows(tx: DatabaseWriter, paymentId: string): Promise<InvoiceRows | undefined> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for("update");
  return readInvoiceRows(tx, eq(invoicePayments.paymentId, paymentId));
}
