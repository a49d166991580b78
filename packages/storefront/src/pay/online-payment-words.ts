import type { OnlinePaymentAnswer } from "@forecourt/api";
import { calendarDayAt, formatCalendarDay, formatCents, siteMoney } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** What the page says of an online payment. */
export interface OnlinePaymentWords {
  title: string;
  lines: string[];
  tone: "wait" | "good" | "over";
  /** "$250.00". */
  amount: string;
  /** The receipt, once there is one. */
  facts: (readonly [label: string, value: string])[];
}

/**
 * Where an online payment stands, in words for the shopper; once it was paid, with what its receipt says.
 *
 * @example
 * onlinePaymentWords(payment, site).title // "Thank you, your payment is here"
 */
export function onlinePaymentWords(
  payment: OnlinePaymentAnswer,
  site: Pick<Site, "name" | "country" | "locale" | "timeZone"> & { dealer: Pick<Site["dealer"], "legalName"> },
): OnlinePaymentWords {
  const { state, amount_cents: cents, reference, paid_at: paidAt, receipt_number: receipt, currency } = payment;
  const money = siteMoney(site);
  const amount = formatCents(cents, { ...money, cents: true });
  const back = "Banks take a few days to show it.";
  const facts =
    paidAt === null || receipt === null
      ? []
      : ([
          ["Number", receipt],
          ["Paid to", `${site.name} (${site.dealer.legalName})`],
          ["Paid for", reference],
          ["Amount", `${amount} ${currency}`],
          ["Paid on", formatCalendarDay(calendarDayAt(new Date(paidAt), site.timeZone), money.locale)],
        ] as const);
  return { ...said(), amount, facts: [...facts] };

  function said(): Pick<OnlinePaymentWords, "title" | "lines" | "tone"> {
    switch (state) {
      case "open":
        return payment.pay_url === null
          ? {
              title: "We are looking at your payment",
              lines: ["This takes a moment. If you paid, your receipt will come by email."],
              tone: "wait",
            }
          : {
              title: `${amount} to pay`,
              lines: [`For ${reference}. You pay on the secure page of our payment provider; we never see your card.`],
              tone: "wait",
            };
      case "paid":
      case "kept":
        return {
          title: "Thank you, your payment is here",
          lines: [`We have your payment of ${amount} for ${reference}. The receipt below is on its way by email, too.`],
          tone: "good",
        };
      case "refund_due":
        return {
          title: "Your payment is being refunded",
          lines: [`It is being refunded in full. ${back}`],
          tone: "over",
        };
      case "refunded":
        return { title: "Your payment was refunded", lines: [`It was refunded in full. ${back}`], tone: "over" };
      case "closed":
        return {
          title: "Nothing was paid",
          lines: ["The time to pay has run out. Nothing was charged."],
          tone: "over",
        };
    }
  }
}
