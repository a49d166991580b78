import { calendarDayAt, formatCalendarDay, formatCents, siteMoney } from "@forecourt/core";
import { onlinePaymentAddress } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
import type { MailParts } from "../mail/compose-mail.ts";
import { queuePaymentMail } from "../mail/queue-payment-mail.ts";
import type { PaymentMail } from "../mail/queue-payment-mail.ts";
import { shopperFacts } from "../mail/shopper-facts.ts";
import { receiptNumber } from "../payments/receipt-number.ts";
import type { InvoiceRows } from "./invoice-rows.ts";

/** What a mail about the payment of an invoice is made of. */
export interface InvoiceFacts extends InvoiceRows {
  site: Site;
  /** Fields of the lead as they stand: who paid. */
  lead: JsonDocument;
  /** In the shopper's link; undefined where the link is not known. */
  secret: string | undefined;
  /** What the shopper's bank has done; undefined where it has nothing to do with the step. */
  news: "disputed" | "dispute_won" | "refund_failed" | undefined;
}

/**
 * Queues the mails of a step: the receipt to the shopper, and to both what becomes of the money later. One that ends
 * unpaid is told nobody.
 */
export async function invoiceMails(tx: DatabaseWriter, facts: InvoiceFacts, now: Date): Promise<void> {
  const { site, invoice, payment, lead } = facts;
  const mail = invoiceMail(facts, now);
  if (mail) await queuePaymentMail(tx, { site, leadId: invoice.leadId, lead, about: payment.id, mail, now });
}

function invoiceMail(facts: InvoiceFacts, now: Date): PaymentMail | undefined {
  const words = wordsOf(facts, now);
  switch (facts.payment.state) {
    case "paid":
      return paidMail(facts, words);
    case "refund_due":
      return refundMail(facts, words);
    case "refunded":
      return facts.news === "disputed" ? disputedMail(words) : refundedMail(words);
    case "kept":
      return facts.news === "refund_failed" ? refundFailedMail(facts, words) : disputeWonMail(words);
    default:
      return undefined;
  }
}

/** What the mails of an invoice have in common. */
function wordsOf({ site, invoice, payment, lead }: InvoiceFacts, now: Date) {
  const money = siteMoney(site);
  const { reference } = invoice;
  const amount = formatCents(payment.cents, { ...money, cents: true });
  const columns = [
    ["Paid for", reference],
    ["Amount", `${amount} ${payment.currency}`],
    ["Paid on", formatCalendarDay(calendarDayAt(invoice.paidAt ?? now, site.timeZone), money.locale)],
    ["Receipt", receiptNumber(payment.id)],
  ] as const;
  const forDealer = [...shopperFacts(lead), ...columns];
  return { reference, amount, columns, forDealer, numbered: [...forDealer, ["Payment", payment.id] as const] };
}

type InvoiceWords = ReturnType<typeof wordsOf>;

function paidMail(facts: InvoiceFacts, { reference, amount, columns, numbered }: InvoiceWords): PaymentMail {
  return {
    kind: "invoice_paid",
    shopper: {
      subject: `Receipt: ${reference}`,
      paragraphs: [
        `We have your payment of ${amount} for ${reference}. Thank you. Please keep this email as your receipt.`,
      ],
      facts: columns,
      ...linkOf(facts),
    },
    dealer: {
      subject: `Paid online: ${reference}, ${amount}`,
      paragraphs: [
        "A shopper has paid online. If the payment is not yours to keep, refund it on your payment provider's pages, or ask whoever looks after your website to.",
      ],
      facts: numbered,
    },
  };
}

/** Link to the receipt, at sites with a public host. */
function linkOf({ site, payment, secret }: InvoiceFacts): Pick<MailParts, "link"> {
  const [host] = site.hosts;
  if (host === undefined || secret === undefined) return {};
  return {
    link: { label: "Your receipt", url: `https://${host}${onlinePaymentAddress({ id: payment.id, secret })}` },
  };
}

function refundMail({ site }: InvoiceFacts, { reference, columns, forDealer }: InvoiceWords): PaymentMail {
  return {
    kind: "invoice_refund",
    shopper: {
      subject: `Your payment is being refunded: ${reference}`,
      paragraphs: [
        "Your payment is being refunded in full to where it came from. Banks take a few days to show it.",
        `Questions? Call us on ${site.dealer.phone}.`,
      ],
      facts: columns,
    },
    dealer: {
      subject: `Payment being refunded: ${reference}`,
      paragraphs: ["An online payment is being refunded in full."],
      facts: forDealer,
    },
  };
}

function refundedMail({ reference, columns, forDealer }: InvoiceWords): PaymentMail {
  return {
    kind: "invoice_refunded",
    shopper: {
      subject: `Your payment was refunded: ${reference}`,
      paragraphs: ["The payment provider has sent your payment back. Banks take a few days to show it."],
      facts: columns,
    },
    dealer: {
      subject: `Payment refunded: ${reference}`,
      paragraphs: ["An online payment was refunded to the shopper."],
      facts: forDealer,
    },
  };
}

function refundFailedMail({ site }: InvoiceFacts, { reference, columns, numbered }: InvoiceWords): PaymentMail {
  return {
    kind: "invoice_refund_failed",
    shopper: {
      subject: `Your payment could not be refunded: ${reference}`,
      paragraphs: [
        "Your bank did not accept the refund, for instance because the card has expired. The money is with us.",
        `Call us on ${site.dealer.phone}, and we will return it another way.`,
      ],
      facts: columns,
    },
    dealer: {
      subject: `Payment could not be refunded: ${reference}`,
      paragraphs: [
        "The shopper's bank did not accept the refund. The money is on your account with the payment provider.",
        "Please return it another way, such as by bank transfer.",
      ],
      facts: numbered,
    },
  };
}

function disputedMail({ reference, numbered }: InvoiceWords): PaymentMail {
  return {
    kind: "invoice_disputed",
    dealer: {
      subject: `Payment taken back by the bank: ${reference}`,
      paragraphs: [
        "The shopper's bank has taken this payment back (a dispute), so the invoice is not paid.",
        "You can answer the bank on your payment provider's pages, within the time that is given there. Without an answer the money stays with the shopper.",
      ],
      facts: numbered,
    },
  };
}

function disputeWonMail({ reference, numbered }: InvoiceWords): PaymentMail {
  return {
    kind: "invoice_dispute_won",
    dealer: {
      subject: `Payment returned to you by the bank: ${reference}`,
      paragraphs: ["The dispute about this payment was decided for you: the bank has returned it to you."],
      facts: numbered,
    },
  };
}
