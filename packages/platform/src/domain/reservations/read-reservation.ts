import type { ReservationAnswer } from "@forecourt/api";
import { locationTimeZone } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, sql } from "../../records/drizzle.ts";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import { isSecretOf } from "../../base/text/secret-hash.ts";
import type { Database } from "../../records/open-database.ts";
import { cars, reservations } from "../../records/schema.ts";
import { carLocationId } from "../stock/car-location-in-sql.ts";
import { receiptNumber } from "../payments/receipt-number.ts";
import { readReservationRows } from "./reservation-rows.ts";
import type { ReservationRows } from "./reservation-rows.ts";

/**
 * The rows of a reservation of a site, for whoever has its secret.
 *
 * @throws NotFoundError `reservation_unknown`, also for a wrong secret
 */
export async function knownReservation(
  database: Database,
  { site, id, secret }: { site: Site; id: string; secret: string },
): Promise<ReservationRows> {
  const rows = await readReservationRows(
    database.db,
    and(eq(reservations.id, id), eq(reservations.siteSlug, site.slug)),
  );
  if (!rows || !isSecretOf(secret, rows.reservation.secretHash))
    throw new NotFoundError("reservation_unknown", "There is no such reservation.");
  return rows;
}

/** A reservation as the shopper reads it. */
export async function shownReservation(
  database: Database,
  { reservation, payment }: ReservationRows,
  { site, now }: { site: Site; now: Date },
): Promise<ReservationAnswer> {
  const [car] = await database.db
    .select({ slug: cars.slug, name: sql<string>`${cars.data}->>'name'`, locationId: carLocationId })
    .from(cars)
    .where(eq(cars.id, reservation.carId));
  const place = site.locations.find(({ id }) => id === car?.locationId);
  const isToPay = reservation.state === "held" && payment.state === "open" && reservation.until > now;
  return {
    id: reservation.id,
    car: { id: String(reservation.carId), slug: car?.slug ?? "", name: car?.name ?? "" },
    state: reservation.state,
    payment: payment.state,
    end: reservation.endReason,
    until: reservation.until.toISOString(),
    time_zone: locationTimeZone(place, site),
    deposit_cents: payment.cents,
    currency: payment.currency,
    is_refundable: reservation.isRefundable,
    pay_url: isToPay ? payment.payUrl : null,
    receipt_number: payment.state === "open" || payment.state === "closed" ? null : receiptNumber(payment.id),
  };
}
