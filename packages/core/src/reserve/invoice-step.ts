import type { PaymentState } from "./reservation.ts";
import { isRestored, ReservationRefusal } from "./reservation-step.ts";
import type { ReservationEvent } from "./reservation-step.ts";

/** Minutes for which the page on which an invoice is paid is wanted. */
export const payMinutes = 60;
/** Days from its payment for which a paid invoice is looked at, in case the provider sent the money back by itself. */
export const keptAfterDays = 30;

/** Facts of an invoice's payment that the rules need. */
export interface InvoicePayment {
  state: PaymentState;
  cents: number;
  /** ISO 4217 code, such as "AUD". */
  currency: string;
  /** Until when it can be paid, and once it is, until when it is looked at. */
  until: Date;
  /** When it was paid. */
  paidAt?: Date | undefined;
}

const dayMs = 86_400_000;

/**
 * One step of the payment of an invoice (decisions.md row 101). No car waits for it, so it is simpler than a
 * reservation: exactly the amount in its currency pays it, also when it comes late, because it is owed all the same;
 * anything else goes back whole. The dealer may send it back at any time. What the shopper's bank took back is back as
 * well; what comes to the dealer again, because a refund failed or a dispute was won, stays there.
 *
 * The same event again changes nothing, and events of the provider may come in any order.
 *
 * @returns the payment after the step: the very same object where nothing changes
 * @throws ReservationRefusal when the dealer returns what was not paid, or goes back already; for events that are of a
 *   car alone
 * @example
 * invoiceStep({ state: "open", cents: 100, currency: "AUD", until: now }, { kind: "payment_closed" }).state // "closed"
 */
export function invoiceStep(before: InvoicePayment, event: ReservationEvent): InvoicePayment {
  const { state } = before;
  switch (event.kind) {
    case "paid": {
      if (state !== "open" && state !== "closed") return before;
      const isRight = event.cents === before.cents && event.currency === before.currency;
      return isRight
        ? {
            ...before,
            state: "paid",
            paidAt: event.at,
            until: new Date(event.at.getTime() + keptAfterDays * dayMs),
          }
        : { ...before, state: "refund_due", paidAt: event.at };
    }
    case "payment_closed":
      return state === "open" ? { ...before, state: "closed" } : before;
    case "money_returned":
      return state === "refund_due" || state === "paid" || state === "kept" ? { ...before, state: "refunded" } : before;
    case "money_restored":
      return isRestored(state, event.by) ? { ...before, state: "kept" } : before;
    case "time":
      if (event.at < before.until) return before;
      if (state === "open") return { ...before, state: "closed" };
      return state === "paid" ? { ...before, state: "kept" } : before;
    case "refund":
      if (state !== "paid" && state !== "kept")
        throw new ReservationRefusal(
          state === "refund_due" || state === "refunded" ? "This payment goes back already." : "Nothing was paid.",
        );
      return { ...before, state: "refund_due" };
    default:
      throw new ReservationRefusal("This payment is of no car.");
  }
}
