import type { PaymentState, Reservation, ReservationEnd } from "./reservation.ts";

/** Something that happens to a reservation. */
export type ReservationEvent =
  /** The provider has the money; at the time of the payment, which may be long before it is heard of. */
  | { kind: "paid"; at: Date; cents: number; currency: string }
  /** The provider takes no payment for it any more, and took none. */
  | { kind: "payment_closed" }
  /**
   * All of the money is back with the shopper: the provider sent it, or the shopper's bank took it back (a chargeback).
   */
  | { kind: "money_returned"; by?: "provider" | "bank" }
  /**
   * Money that went back is with the dealer again: the refund did not reach the shopper, or the dealer won the dispute.
   */
  | { kind: "money_restored"; by: "failed_refund" | "won_dispute" }
  /** Time goes on. */
  | { kind: "time"; at: Date }
  /** The shopper gives up before paying. */
  | { kind: "cancel" }
  /** The dealer frees the car. */
  | { kind: "release" }
  /** The dealer returns the deposit whatever the terms say, also of a sale that is undone; the car is free. */
  | { kind: "refund" }
  /** The dealer sells the car to whoever reserved it. */
  | { kind: "sell" };

/**
 * Why a command of a person is refused. What a provider or the clock says is never refused: where it means nothing,
 * nothing changes.
 */
export class ReservationRefusal extends Error {}

const hourMs = 3_600_000;

/**
 * One step of a reservation (decisions.md row 99). The rules, in the order of a reservation's life:
 *
 * - a hold becomes a reservation by a payment made within its time, of exactly the deposit, in its currency; another
 *   amount, or one made later, goes back by itself;
 * - a hold ends by time, by the shopper, by the dealer, or when the provider closes the payment;
 * - a reservation ends by time or by the dealer; its deposit goes back in the same step where it is refundable, and
 *   stays otherwise;
 * - a sale keeps the deposit, as part of the price;
 * - money that the provider returned by itself frees the car, and so does a chargeback; a chargeback undoes no sale;
 * - money that came back to the dealer, because a refund failed or a dispute was won, stays there and gives nobody the
 *   car back.
 *
 * The same event again changes nothing, and events of the provider may come in any order.
 *
 * @returns the reservation after the step: the very same object where nothing changes
 * @throws ReservationRefusal when a person asks for what its state does not allow
 * @example
 * reservationStep({ state: "held", payment: "open", until: now, cents: 100, currency: "AUD", refundable: true, hours: 72 }, { kind: "time", at: now }).end // "hold_over"
 */
export function reservationStep(before: Reservation, event: ReservationEvent): Reservation {
  switch (event.kind) {
    case "paid":
      return paid(before, event);
    case "payment_closed":
      return before.state === "held" ? end(before, "cancelled") : before;
    case "money_returned":
      return moneyReturned(before, event.by);
    case "money_restored":
      return isRestored(before.payment, event.by) ? { ...before, payment: "kept" } : before;
    case "time":
      return event.at >= before.until && isRunning(before)
        ? end(before, before.state === "held" ? "hold_over" : "time_over")
        : before;
    case "cancel":
      if (before.state === "reserved" || before.state === "sold")
        throw new ReservationRefusal("This reservation is paid. Call the dealer to end it.");
      return before.state === "held" ? end(before, "cancelled") : before;
    case "release":
      if (!isRunning(before))
        throw new ReservationRefusal(`This reservation is ${before.state}: there is nothing to free.`);
      return end(before, "released_by_dealer");
    case "refund":
      return refund(before);
    case "sell":
      if (before.state !== "reserved")
        throw new ReservationRefusal(`This reservation is ${before.state}. Only a reserved car is sold by it.`);
      return { ...before, state: "sold", payment: "kept", end: "sold" };
  }
}

function paid(
  before: Reservation,
  { at, cents, currency }: { at: Date; cents: number; currency: string },
): Reservation {
  const isFirst = before.payment === "open" || before.payment === "closed";
  if (!isFirst) return before;
  const isRight = cents === before.cents && currency === before.currency;
  if (before.state === "held" && isRight && at <= before.until)
    return {
      ...before,
      state: "reserved",
      payment: "paid",
      until: new Date(at.getTime() + before.hours * hourMs),
    };
  return { ...before, state: "released", payment: "refund_due", end: isRight ? "paid_late" : "wrong_payment" };
}

function moneyReturned(before: Reservation, by: "provider" | "bank" | undefined): Reservation {
  const isChargeback = by === "bank";
  const end = isChargeback ? "charged_back" : "refunded_by_dealer";
  switch (before.payment) {
    case "refund_due":
      return { ...before, payment: "refunded" };
    case "paid":
      return { ...before, state: "released", payment: "refunded", end };
    case "kept":
      return isChargeback && before.state === "sold"
        ? { ...before, payment: "refunded" }
        : { ...before, state: "released", payment: "refunded", end };
    default:
      return before;
  }
}

/** Whether money is with the dealer again that had gone back, or was to go. */
export function isRestored(payment: PaymentState, by: "failed_refund" | "won_dispute"): boolean {
  return payment === "refunded" || (payment === "refund_due" && by === "failed_refund");
}

function refund(before: Reservation): Reservation {
  if (before.payment !== "paid" && before.payment !== "kept")
    throw new ReservationRefusal(
      before.payment === "refund_due" || before.payment === "refunded"
        ? "The deposit goes back already."
        : "Nothing was paid.",
    );
  return { ...before, state: "released", payment: "refund_due", end: "refunded_by_dealer" };
}

/** Whether its time runs. */
function isRunning({ state }: Reservation): boolean {
  return state === "held" || state === "reserved";
}

/** The car is free again; the deposit goes back where it was paid and is refundable. */
function end(before: Reservation, why: ReservationEnd): Reservation {
  const payment = before.payment === "paid" ? (before.refundable ? "refund_due" : "kept") : "closed";
  return { ...before, state: "released", payment, end: why };
}
