/**
 * States of a car's reservation (decisions.md row 99). All but `released` keep the car from everybody else:
 *
 * - `held`: for 15 minutes, while the shopper pays the deposit;
 * - `reserved`: paid, until its time ends;
 * - `sold`: the dealer sold the car to whoever reserved it; it stays so until its stock file says it, or a refund
 *   undoes the sale;
 * - `released`: the car is free again.
 */
export const reservationStates = ["held", "reserved", "sold", "released"] as const;
/** State of a car's reservation. */
export type ReservationState = (typeof reservationStates)[number];

/**
 * Where a payment stands:
 *
 * - `open`: it can be paid;
 * - `paid`: it was;
 * - `closed`: it is wanted no longer, and was not paid as far as is known;
 * - `refund_due`: it was paid and has to go back whole;
 * - `refunded`: it went back;
 * - `kept`: it stays with the dealer: as part of the price, by the site's terms, or because it could not be sent back.
 */
export const paymentStates = ["open", "paid", "closed", "refund_due", "refunded", "kept"] as const;
/** State of a payment. */
export type PaymentState = (typeof paymentStates)[number];

/** Why a reservation ended, or its money goes back. */
export const reservationEnds = [
  "hold_over",
  "time_over",
  "cancelled",
  "released_by_dealer",
  "refunded_by_dealer",
  "charged_back",
  "wrong_payment",
  "paid_late",
  "sold",
] as const;
/** Why a reservation ended, or its money goes back. */
export type ReservationEnd = (typeof reservationEnds)[number];

/** Facts of a reservation that the rules need. */
export interface Reservation {
  state: ReservationState;
  payment: PaymentState;
  /** End of the hold, or of the reservation. */
  until: Date;
  /** The deposit, in cents. */
  cents: number;
  /** ISO 4217 code, such as "AUD". */
  currency: string;
  /** Whether the deposit goes back when the car is not bought. */
  refundable: boolean;
  /** Hours for which the car stays reserved from its payment. */
  hours: number;
  end?: ReservationEnd | undefined;
}

/** Minutes for which a car is held while the shopper pays (decisions.md row 99). */
export const holdMinutes = 15;
/** Hours for which a paid car stays reserved, unless a site says otherwise (decisions.md row 99). */
export const reservedHours = 72;
