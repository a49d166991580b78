import type { Reservation } from "@forecourt/core/reserve";
import { and, eq } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { payments, reservations } from "../../records/schema.ts";

/** A reservation with its payment, as they are stored. */
export interface ReservationRows {
  reservation: typeof reservations.$inferSelect;
  payment: typeof payments.$inferSelect;
}

/** What the rules of core need of the two rows. */
export function reservationOf({ reservation, payment }: ReservationRows): Reservation {
  return {
    state: reservation.state,
    payment: payment.state,
    until: reservation.until,
    cents: payment.cents,
    currency: payment.currency,
    refundable: reservation.isRefundable,
    hours: reservation.hours,
    end: reservation.endReason ?? undefined,
  };
}

/** Reads a reservation with its payment. */
export async function readReservationRows(
  reader: DatabaseWriter,
  where: SQL | undefined,
): Promise<ReservationRows | undefined> {
  const [found] = await reader
    .select({ reservation: reservations, payment: payments })
    .from(reservations)
    .innerJoin(payments, eq(payments.id, reservations.paymentId))
    .where(where);
  return found;
}

/**
 * The same, locked until the transaction ends. The payment is locked first, by everybody: its reservation, the car and
 * the lead follow in this order, so that nobody waits for one who waits for them.
 */
export async function lockReservationRows(tx: DatabaseWriter, paymentId: string): Promise<ReservationRows | undefined> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for("update");
  return readReservationRows(tx, and(eq(reservations.paymentId, paymentId)));
}
