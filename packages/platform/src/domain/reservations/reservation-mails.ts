import { reservationAddress } from "@forecourt/core/pages";
import { createHash } from "node:crypto";
import { appointmentLabel, calendarFile, capitalized, formatCents, siteMoney, stockWord } from "@forecourt/core";
import type { Reservation } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
import type { MailParts } from "../mail/compose-mail.ts";
import { queuePaymentMail } from "../mail/queue-payment-mail.ts";
import type { PaymentMail } from "../mail/queue-payment-mail.ts";
import { shopperFacts } from "../mail/shopper-facts.ts";
import { receiptNumber } from "../payments/receipt-number.ts";
import type { ReservationRows } from "./reservation-rows.ts";

/** What a mail about a reservation is made of. */
export interface ReservationFacts extends ReservationRows {
  site: Site;
  car: { name: string; path: string; stocknum: string | null; isSold: boolean };
  /** The number to call about the car: its kind's or its place's, else the dealer's. */
  phone: string;
  /** Where the car stands, with the address; undefined where the site names no place of it. */
  place: string | undefined;
  /** Of the place where the car stands. */
  timeZone: string;
  /** Fields of the lead as they stand: who reserved. */
  lead: JsonDocument;
  /** In the shopper's link; undefined where the link is not known. */
  secret: string | undefined;
}

/**
 * Queues the mails of a step: to the shopper the receipt with an entry for the calendar, and what becomes of the money
 * later; to the dealer each step that touches the car or the money. A hold that ends unpaid is told nobody by mail.
 *
 * @param before the reservation as it was before the step
 */
export async function reservationMails(
  tx: DatabaseWriter,
  { before, facts, now }: { before: Reservation; facts: ReservationFacts; now: Date },
): Promise<void> {
  const { site, reservation, lead } = facts;
  const mail = reservationMail(before, facts, now);
  if (mail) await queuePaymentMail(tx, { site, leadId: reservation.leadId, lead, about: reservation.id, mail, now });
}

function reservationMail(before: Reservation, facts: ReservationFacts, now: Date): PaymentMail | undefined {
  const { reservation, payment } = facts;
  if (payment.state === before.payment) return undefined;
  // Only the dealer can undo a sale, so money that came back after one was charged back by the bank.
  const isDisputed = reservation.endReason === "charged_back" || reservation.state === "sold";
  const wasGoingBack = before.payment === "refunded" || before.payment === "refund_due";
  switch (payment.state) {
    case "paid":
      return paidMail(facts, now);
    case "refund_due":
      return refundMail(facts);
    case "refunded":
      return isDisputed ? disputedMail(facts) : refundedMail(facts);
    case "kept":
      if (!wasGoingBack) return keptMail(facts);
      return isDisputed ? disputeWonMail(facts) : refundFailedMail(facts);
    default:
      return undefined;
  }
}

function paidMail(facts: ReservationFacts, now: Date): PaymentMail {
  const { site, car, reservation, lead } = facts;
  const { vehicle, until, columns, numbered } = wordsOf(facts);
  const sums = purchaseSums(lead);
  return {
    kind: "reservation_paid",
    shopper: {
      subject: `Reserved: ${car.name}`,
      paragraphs: [
        `We have your deposit, and the ${vehicle} is reserved for you until ${until}.`,
        reservation.isRefundable
          ? `The deposit is refunded to you in full if you do not buy the ${vehicle}. If you buy it, it counts towards the price.`
          : `The deposit counts towards the price if you buy the ${vehicle}. Otherwise it is kept, under the terms that you agreed to: ${site.reserve.terms ?? ""}`,
        sums
          ? `We will call you to finish the purchase. Questions? Call us on ${facts.phone}.`
          : `Call us on ${facts.phone} to arrange your visit.`,
      ],
      facts: [
        ...columns,
        ["Reserved until", until],
        ...(facts.place === undefined ? [] : ([["Where it stands", facts.place]] as const)),
        ...(sums ?? []),
      ],
      ...linkOf(facts),
      calendar: { filename: "reservation.ics", content: calendarEntry(facts, now) },
    },
    dealer: {
      subject: `${sums ? "Online purchase" : "Reserved online"}: ${car.name}`,
      paragraphs: [
        sums
          ? `A shopper buys this ${vehicle} online and has paid the deposit. Call them to finish the purchase: the enquiry says everything that they chose. The ${vehicle} shows as reserved until ${until}.`
          : `A shopper has paid the deposit. The ${vehicle} shows as reserved until ${until}.`,
        `If they buy it, tell whoever looks after your website before then, with the number of the reservation. Otherwise the ${vehicle} is available again at that time${reservation.isRefundable ? " and the deposit is refunded" : ""}.`,
        `To end the reservation earlier, refund the deposit on your payment provider's pages: the ${vehicle} is then available again by itself.`,
      ],
      facts: [
        ...numbered,
        ["Reserved until", until],
        ...(sums ?? []),
        ...(sums && reservation.leadId !== null ? ([["Enquiry", reservation.leadId]] as const) : []),
      ],
    },
  };
}

function refundMail(facts: ReservationFacts): PaymentMail {
  const { car, reservation } = facts;
  const { vehicle, columns, forDealer, money } = wordsOf(facts);
  const ended = reservation.endReason ?? "time_over";
  const why =
    ended === "time_over" && car.isSold
      ? "The time of the reservation is over."
      : (reasons[ended]?.(vehicle) ?? "The reservation has ended.");
  return {
    kind: "reservation_refund",
    shopper: {
      subject: `Your ${money} is being refunded: ${car.name}`,
      paragraphs: [
        `${why} Your payment is being refunded in full to where it came from. Banks take a few days to show it.`,
        ...(car.isSold ? [] : [`If you still want the ${vehicle}, call us on ${facts.phone}.`]),
      ],
      facts: columns,
    },
    dealer: { subject: `${capitalized(money)} being refunded: ${car.name}`, paragraphs: [why], facts: forDealer },
  };
}

function refundedMail(facts: ReservationFacts): PaymentMail {
  const { car } = facts;
  const { columns, money } = wordsOf(facts);
  return {
    kind: "reservation_refunded",
    shopper: {
      subject: `Your ${money} was refunded: ${car.name}`,
      paragraphs: [`The payment provider has sent your ${money} back. Banks take a few days to show it.`],
      facts: columns,
    },
  };
}

function disputedMail(facts: ReservationFacts): PaymentMail {
  const { car, reservation } = facts;
  const { vehicle, numbered } = wordsOf(facts);
  return {
    kind: "reservation_disputed",
    dealer: {
      subject: `Deposit taken back by the bank: ${car.name}`,
      paragraphs: [
        `The shopper's bank has taken the deposit back (a dispute). ${reservation.state === "sold" ? "The sale is not changed by it." : `The reservation has ended, and the ${vehicle} is available again unless it is sold.`}`,
        "You can answer the bank on your payment provider's pages, within the time that is given there. Without an answer the money stays with the shopper.",
      ],
      facts: numbered,
    },
  };
}

function disputeWonMail(facts: ReservationFacts): PaymentMail {
  const { car } = facts;
  const { numbered } = wordsOf(facts);
  return {
    kind: "reservation_dispute_won",
    dealer: {
      subject: `Deposit returned to you by the bank: ${car.name}`,
      paragraphs: ["The dispute about the deposit was decided for you: the bank has returned it to you."],
      facts: numbered,
    },
  };
}

function refundFailedMail(facts: ReservationFacts): PaymentMail {
  const { car } = facts;
  const { columns, numbered } = wordsOf(facts);
  return {
    kind: "reservation_refund_failed",
    shopper: {
      subject: `Your deposit could not be refunded: ${car.name}`,
      paragraphs: [
        "Your bank did not accept the refund of your deposit, for instance because the card has expired. The money is with us.",
        `Call us on ${facts.phone}, and we will return it another way.`,
      ],
      facts: columns,
    },
    dealer: {
      subject: `Deposit could not be refunded: ${car.name}`,
      paragraphs: [
        "The shopper's bank did not accept the refund. The money is on your account with the payment provider, and it is still the shopper's.",
        "Please return it another way, such as by bank transfer.",
      ],
      facts: numbered,
    },
  };
}

function keptMail(facts: ReservationFacts): PaymentMail {
  const { site, car, reservation } = facts;
  const { vehicle, columns, forDealer } = wordsOf(facts);
  return {
    kind: "reservation_kept",
    ...(reservation.state === "sold"
      ? {}
      : {
          shopper: {
            subject: `Your reservation has ended: ${car.name}`,
            paragraphs: [
              `The time of your reservation is over. The deposit is kept under the terms that you agreed to: ${site.reserve.terms ?? ""}`,
            ],
            facts: columns,
          },
        }),
    dealer: {
      subject: reservation.state === "sold" ? `Sold: ${car.name}` : `Reservation ended: ${car.name}`,
      paragraphs: [
        reservation.state === "sold"
          ? `The deposit counts towards the price. Take the ${vehicle} out of your stock file, so that it no longer shows as reserved.`
          : "The time of the reservation is over, and you keep the deposit under your terms.",
      ],
      facts: forDealer,
    },
  };
}

/** The mail to the dealer of a reserved car that is sold in their stock. */
export function soldInStockMail(facts: WordFacts): PaymentMail {
  const { car, reservation } = facts;
  const { vehicle, until, numbered } = wordsOf(facts);
  return {
    kind: "reservation_sold_in_stock",
    dealer: {
      subject: `Sold in your stock, and reserved online: ${car.name}`,
      paragraphs: [
        `Your stock has this ${vehicle} as sold, and a shopper's reservation of it stands until ${until}.`,
        `If that shopper bought it, tell whoever looks after your website before then, with the number of the reservation: the deposit then counts towards the price.`,
        reservation.isRefundable
          ? `If somebody else bought it, do nothing and the deposit is refunded at that time, or refund it now on your payment provider's pages.`
          : `If somebody else bought it, refund the deposit on your payment provider's pages: otherwise you keep it under your terms, although the shopper cannot have the ${vehicle}.`,
      ],
      facts: [...numbered, ["Reserved until", until]],
    },
  };
}

/** What the words of the mails are made of. */
type WordFacts = Pick<ReservationFacts, "site" | "timeZone" | "reservation" | "payment" | "lead"> & {
  car: Pick<ReservationFacts["car"], "name" | "stocknum">;
};

/** What the mails of a reservation have in common. */
function wordsOf({ site, car, timeZone, reservation, payment, lead }: WordFacts) {
  const vehicle = stockWord(site.search.vehicleType);
  const deposit = formatCents(payment.cents, { ...siteMoney(site), cents: true });
  const columns = [
    [capitalized(vehicle), [car.name, car.stocknum].filter(Boolean).join(", stock number ")],
    // Where another amount was paid, that one goes back.
    [reservation.endReason === "wrong_payment" ? "Deposit that was due" : "Deposit", `${deposit} ${payment.currency}`],
    ["Receipt", receiptNumber(payment.id)],
  ] as const;
  const forDealer = [...shopperFacts(lead), ...columns];
  return {
    vehicle,
    /** What goes back: another amount than the deposit is none. */
    money: reservation.endReason === "wrong_payment" ? "payment" : "deposit",
    until: appointmentLabel(reservation.until, timeZone),
    columns,
    forDealer,
    numbered: [...forDealer, ["Reservation", reservation.id] as const],
  };
}

/** The summary of an online purchase, a column for each line; undefined where a car is only reserved. */
function purchaseSums({ purchase }: JsonDocument): (readonly [string, string])[] | undefined {
  if (typeof purchase !== "object" || purchase === null) return undefined;
  const { summary } = purchase as { summary?: unknown };
  if (typeof summary !== "string") return [];
  return summary.split("\n").flatMap((line) => {
    const [label, sum] = line.split(": ");
    return label === undefined || sum === undefined || label === "Deposit" ? [] : [[label, sum] as const];
  });
}

const reasons: Partial<Record<NonNullable<ReservationRows["reservation"]["endReason"]>, (vehicle: string) => string>> =
  {
    time_over: (vehicle) => `The time of the reservation is over, and the ${vehicle} is available again.`,
    released_by_dealer: () => "The dealer has ended the reservation.",
    refunded_by_dealer: () => "The dealer is refunding the deposit, and the reservation has ended.",
    wrong_payment: (vehicle) => `A different amount from the deposit was paid, so the ${vehicle} is not reserved.`,
    paid_late: (vehicle) => `The payment came after the ${vehicle} was no longer held for you, so it is not reserved.`,
  };

/** Link to the state of the reservation, at sites with a public host. */
function linkOf({ site, car, reservation, secret }: ReservationFacts): Pick<MailParts, "link"> {
  const [host] = site.hosts;
  if (host === undefined || secret === undefined) return {};
  const url = `https://${host}${reservationAddress(car.path, site.reserve, { id: reservation.id, secret })}`;
  return { link: { label: "Your reservation", url } };
}

/** The end of the reservation, an hour long, so that a calendar reminds of it. */
function calendarEntry({ site, car, reservation, place, phone }: ReservationFacts, now: Date): string {
  const [host] = site.hosts;
  return calendarFile(
    {
      uid: `${createHash("sha256").update(`reservation ${reservation.id}`).digest("hex").slice(0, 32)}@${host ?? site.slug}`,
      startsAt: new Date(reservation.until.getTime() - 3_600_000),
      endsAt: reservation.until,
      summary: `Reservation ends: ${car.name}`,
      location: place ?? site.name,
      description: `The ${stockWord(site.search.vehicleType)} is reserved for you until then.\nCall ${phone} to arrange your visit.`,
      url: host === undefined ? undefined : `https://${host}${car.path}`,
    },
    now,
  );
}
