import { onlinePaymentSubcategories } from "@forecourt/core/reserve";
import type { JsonDocument } from "../../records/schema.ts";
import { decimalAmount } from "../payments/decimal-amount.ts";
import { receiptNumber } from "../payments/receipt-number.ts";
import type { InvoiceRows } from "./invoice-rows.ts";

const words: Readonly<Record<InvoiceRows["payment"]["state"], string>> = {
  open: "Not paid yet.",
  paid: "Paid.",
  closed: "Nothing was paid.",
  refund_due: "The payment goes back to the shopper.",
  refunded: "The payment went back to the shopper.",
  kept: "Paid.",
};

/**
 * What the lead of an online payment says of it, each time it changes: in fields for programs, and in words for whoever
 * reads it in a mail.
 *
 * @example
 * invoiceLead(rows) // { subcategory: "2. Paid", payment: { id, state: "paid", amount: "250.00", reference: "INV-1042", words: "Paid.", … } }
 */
export function invoiceLead({ invoice, payment }: InvoiceRows): JsonDocument {
  const { id, state, cents, currency } = payment;
  return {
    subcategory: onlinePaymentSubcategories[state],
    payment: {
      id,
      state,
      amount: decimalAmount(cents),
      currency,
      reference: invoice.reference,
      ...(invoice.paidAt === null ? {} : { paid_at: invoice.paidAt.toISOString(), receipt: receiptNumber(id) }),
      words: words[state],
    },
  };
}
