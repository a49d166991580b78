import { calendarDayAt, formatCalendarDay, formatMoney, siteMoney } from "@forecourt/core";
import { onlinePaymentPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { composeMail } from "../mail/compose-mail.ts";
import type { MailParts } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { receiptNumber } from "../payments/receipt-number.ts";
import type { InvoiceRows } from "./invoice-rows.ts";

/** What a mail about the payment of an invoice is made of. */
export interface InvoiceFacts extends InvoiceRows {
  site: Site;
  /** Fields of the lead as they stand: who paid. */
  lead: JsonDocument;
  /** In the shopper's link; undefined where the link is not known. */
  secret: string | undefined;
}

/** Queues the mails of a step: the receipt to the shopper, and to both what becomes of the money later. One that ends unpaid is told nobody. */
export async function invoiceMails(tx: DatabaseWriter, facts: InvoiceFacts, now: Date): Promise<void> {
  const { site, invoice, payment, lead } = facts;
  const said = sayings(facts, now);
  if (!said) return;
  const to = text(lead["email"]);
  const queue = (recipient: string, kind: string, parts: MailParts) =>
    queueMail(tx, {
      siteSlug: site.slug,
      leadId: invoice.leadId ?? undefined,
      kind,
      about: payment.id,
      to: recipient,
      mail: composeMail(site, parts),
      now,
    });
  if (to !== "") await queue(to, said.kind, { ...said.shopper, greeting: `Hello ${text(lead["name"])},` });
  if (said.dealer) await queue(site.dealer.email, `${said.kind}_dealer`, { ...said.dealer, greeting: "Hello," });
}

type Parts = Omit<MailParts, "greeting">;

function sayings(
  { site, invoice, payment, lead, secret }: InvoiceFacts,
  now: Date,
): { kind: string; shopper: Parts; dealer?: Parts } | undefined {
  const money = siteMoney(site);
  const amount = formatMoney(payment.cents / 100, { ...money, cents: true });
  const { reference } = invoice;
  const day = formatCalendarDay(calendarDayAt(invoice.paidAt ?? now, site.timeZone), money.locale);
  const facts = [
    ["Paid for", reference],
    ["Amount", `${amount} ${payment.currency}`],
    ["Paid on", day],
    ["Receipt", receiptNumber(payment.id)],
  ] as const;
  const who = [text(lead["name"]), text(lead["last_name"])].filter(Boolean).join(" ");
  const forDealer = [
    ["Shopper", who],
    ["Phone", text(lead["phone"])],
    ["Email", text(lead["email"])],
    ...facts,
  ] as const;
  const [host] = site.hosts;
  const link =
    host === undefined || secret === undefined
      ? {}
      : { link: { label: "Your receipt", url: `https://${host}${onlinePaymentPath}?payment=${payment.id}.${secret}` } };
  switch (payment.state) {
    case "paid":
      return {
        kind: "invoice_paid",
        shopper: {
          subject: `Receipt: ${reference}`,
          paragraphs: [
            `We have your payment of ${amount} for ${reference}. Thank you. Please keep this email as your receipt.`,
          ],
          facts,
          ...link,
        },
        dealer: {
          subject: `Paid online: ${reference}, ${amount}`,
          paragraphs: [
            `A shopper has paid online. If the payment is not yours to keep, send it back: npm run forecourt -- payments refund ${payment.id}`,
          ],
          facts: forDealer,
        },
      };
    case "refund_due":
      return {
        kind: "invoice_refund",
        shopper: {
          subject: `Your payment is being refunded: ${reference}`,
          paragraphs: [
            "Your payment is being refunded in full to where it came from. Banks take a few days to show it.",
            `Questions? Call us on ${site.dealer.phone}.`,
          ],
          facts,
        },
        dealer: {
          subject: `Payment being refunded: ${reference}`,
          paragraphs: ["An online payment is being refunded in full."],
          facts: forDealer,
        },
      };
    case "refunded":
      return {
        kind: "invoice_refunded",
        shopper: {
          subject: `Your payment was refunded: ${reference}`,
          paragraphs: ["The payment provider has sent your payment back. Banks take a few days to show it."],
          facts,
        },
        dealer: {
          subject: `Payment refunded: ${reference}`,
          paragraphs: ["An online payment was refunded to the shopper."],
          facts: forDealer,
        },
      };
    default:
      return undefined;
  }
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
