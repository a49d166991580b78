import { reservationSubcategories } from "@forecourt/core/reserve";
import type { JsonDocument } from "../../records/schema.ts";
import { decimalAmount } from "../payments/decimal-amount.ts";
import type { ReservationRows } from "./reservation-rows.ts";

/** Why it ended, in words for the dealer. */
const ends: Readonly<Record<NonNullable<ReservationRows["reservation"]["endReason"]>, string>> = {
  hold_over: "The shopper did not pay in time.",
  time_over: "The time of the reservation is over.",
  cancelled: "The shopper gave up, or the page to pay on could not be opened.",
  released_by_dealer: "You freed the car.",
  refunded_by_dealer: "You returned the deposit.",
  charged_back: "The shopper's bank took the deposit back.",
  wrong_payment: "Another amount than the deposit was paid.",
  paid_late: "The payment came after the hold had ended.",
  sold: "You sold the car to this shopper.",
};
const money: Readonly<Record<ReservationRows["payment"]["state"], string>> = {
  open: "Not paid yet.",
  paid: "Paid.",
  closed: "Nothing was paid.",
  refund_due: "The deposit goes back to the shopper.",
  refunded: "The deposit went back to the shopper.",
  kept: "The deposit stays with you.",
};

/**
 * What the lead of a reservation says of it, each time it changes: in fields for programs, and in words for whoever
 * reads it in a mail.
 *
 * @example
 * reservationLead(rows) // { subcategory: "2. Deposit Paid", reservation: { id, state: "reserved", payment: "paid", words: "Paid. …", … } }
 */
export function reservationLead({ reservation, payment }: ReservationRows): JsonDocument {
  const { id, state, until, isRefundable, endReason } = reservation;
  return {
    subcategory: reservationSubcategories[state],
    reservation: {
      id,
      state,
      payment: payment.state,
      until: until.toISOString(),
      deposit: decimalAmount(payment.cents),
      currency: payment.currency,
      is_refundable: isRefundable,
      ...(endReason === null ? {} : { end: endReason }),
      words: [endReason === null ? undefined : ends[endReason], money[payment.state]].filter(Boolean).join(" "),
    },
  };
}
