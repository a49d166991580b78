export { holdMinutes, paymentStates, reservationEnds, reservationStates } from "./reserve/reservation.ts";
export type { PaymentState, Reservation, ReservationEnd, ReservationState } from "./reserve/reservation.ts";
export { ReservationRefusal, reservationStep } from "./reserve/reservation-step.ts";
export type { ReservationEvent } from "./reserve/reservation-step.ts";
export { reserveDeposit } from "./reserve/reserve-deposit.ts";
export { reservationSubcategories } from "./lead/forms/reserve-form.ts";
export { isPurchasable } from "./stock/availability.ts";
