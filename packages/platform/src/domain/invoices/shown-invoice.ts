import type { OnlinePaymentAnswer } from "@forecourt/api";
import { receiptNumber } from "../payments/receipt-number.ts";
import type { InvoiceRows } from "./invoice-rows.ts";

/** The payment of an invoice as the shopper reads it. */
export function shownInvoice({ invoice, payment }: InvoiceRows, now: Date): OnlinePaymentAnswer {
  const isToPay = payment.state === "open" && invoice.until > now;
  return {
    id: payment.id,
    state: payment.state,
    amount_cents: payment.cents,
    currency: payment.currency,
    reference: invoice.reference,
    paid_at: invoice.paidAt?.toISOString() ?? null,
    pay_url: isToPay ? payment.payUrl : null,
    receipt_number: invoice.paidAt === null ? null : receiptNumber(payment.id),
  };
}
