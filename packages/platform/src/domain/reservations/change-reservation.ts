import { addressLine, contactPhone, locationTimeZone } from "@forecourt/core";
import { reservationStep } from "@forecourt/core/reserve";
import type { ReservationEvent } from "@forecourt/core/reserve";
import type { CarType, Site } from "@forecourt/core/schemas";
import { eq, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { cars, reservations } from "../../records/schema.ts";
import { deliverStep, lockLead } from "../leads/lead-steps.ts";
import { storePaymentState } from "../payments/store-payment-state.ts";
import { carLocationId } from "../stock/car-location-in-sql.ts";
import { refreshReserved } from "../stock/refresh-reserved.ts";
import { reservationLead } from "./reservation-lead.ts";
import { reservationMails } from "./reservation-mails.ts";
import { reservedUntil } from "./reserved-until.ts";
import { lockReservationRows, reservationOf } from "./reservation-rows.ts";
import type { ReservationRows } from "./reservation-rows.ts";

/**
 * Takes steps of a reservation, in one transaction with everything that hangs on them: payment, car, lead and mails.
 * Where nothing changes, nothing is written and nobody is told.
 *
 * @param options.site the site of the car, as it is stored
 * @param options.events one after the other, as `reservationStep` of core takes them
 * @param options.secretOf makes the secret of the shopper's link; without it mails have no link
 * @returns the rows as they stand then; undefined where the payment is no reservation's
 * @throws ReservationRefusal when a person asks for what its state does not allow
 */
export async function changeReservation(
  tx: DatabaseWriter,
  options: {
    site: Site;
    paymentId: string;
    events: readonly ReservationEvent[];
    now: Date;
    secretOf?: (reservationId: string) => string;
  },
): Promise<(ReservationRows & { hasChanged: boolean }) | undefined> {
  const { site, paymentId, events, now, secretOf } = options;
  const rows = await lockReservationRows(tx, paymentId);
  if (!rows) return undefined;
  const before = reservationOf(rows);
  const after = events.reduce(reservationStep, before);
  if (after === before) return { ...rows, hasChanged: false };
  const [car] = await tx
    .select({
      name: sql<string>`${cars.data}->>'name'`,
      path: sql<string>`${cars.data}->>'path'`,
      stocknum: sql<string | null>`${cars.data}->>'stocknum'`,
      locationId: carLocationId,
      carType: cars.carType,
      isSold: sql<boolean>`${cars.status} = 'sold'`,
      dealershipSlug: sql<string | null>`${cars.data}->>'dealership_slug'`,
    })
    .from(cars)
    .where(eq(cars.id, rows.reservation.carId));
  const isPaidNow = before.state === "held" && after.state === "reserved";
  const place = site.locations.find(({ id }) => id === car?.locationId);
  const until = isPaidNow ? reservedUntil(after.until, place, site.timeZone) : after.until;
  const [reservation] = await tx
    .update(reservations)
    .set({ state: after.state, until, endReason: after.end ?? null, updatedAt: now })
    .where(eq(reservations.id, rows.reservation.id))
    .returning();
  const payment = await storePaymentState(tx, { paymentId, state: after.payment, now });
  if (!reservation) throw new Error("The reservation was not stored.");
  const changed = { reservation, payment };
  await refreshReserved(tx, { siteSlug: reservation.siteSlug, carId: reservation.carId, now });
  const { leadId } = reservation;
  const lead = leadId === null ? undefined : await lockLead(tx, leadId);
  if (leadId !== null && lead) await deliverStep(tx, { leadId, fields: reservationLead(changed), now });
  // The dealer hears of money also where its shopper was erased meanwhile: nothing of who.
  if (car)
    await reservationMails(tx, {
      before,
      facts: {
        ...changed,
        site,
        car,
        phone: contactPhone(site, {
          car: {
            car_type: car.carType as CarType,
            location: car.locationId === null ? null : { id: car.locationId },
            dealership_slug: car.dealershipSlug,
          },
        }).phone,
        place: place?.visible ? `${place.name}, ${addressLine(place.address)}` : undefined,
        timeZone: locationTimeZone(place, site),
        lead: lead ?? {},
        secret: secretOf?.(reservation.id),
      },
      now,
    });
  return { ...changed, hasChanged: true };
}
