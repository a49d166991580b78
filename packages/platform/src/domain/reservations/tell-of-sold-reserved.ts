import { locationTimeZone } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { cars, leads, payments, reservations } from "../../records/schema.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";
import { queuePaymentMail } from "../mail/queue-payment-mail.ts";
import { carLocationId } from "../stock/car-location-in-sql.ts";
import { isForSaleNowhereElse } from "../stock/for-sale-elsewhere.ts";
import { soldInStockMail } from "./reservation-mails.ts";

/**
 * Tells the dealer, once, of each reserved car that the stock file marks as sold. The file does not say who bought it.
 * The deposit therefore goes on as agreed, unless the dealer says that the shopper who reserved the car bought it
 * (decisions/0033).
 *
 * @param options.site the site as it is stored
 */
export async function tellOfSoldReserved(tx: DatabaseWriter, { site, now }: { site: Site; now: Date }): Promise<void> {
  const found = await tx
    .select({
      reservation: reservations,
      payment: payments,
      lead: leadFieldsInSql,
      name: sql<string>`${cars.data}->>'name'`,
      stocknum: sql<string | null>`${cars.data}->>'stocknum'`,
      locationId: carLocationId,
    })
    .from(reservations)
    .innerJoin(payments, eq(payments.id, reservations.paymentId))
    .innerJoin(cars, eq(cars.id, reservations.carId))
    .leftJoin(leads, eq(leads.id, reservations.leadId))
    .where(
      and(
        eq(reservations.siteSlug, site.slug),
        eq(reservations.state, "reserved"),
        eq(cars.status, "sold"),
        isForSaleNowhereElse,
      ),
    );
  for (const { reservation, payment, lead: fields, name, stocknum, locationId } of found) {
    const lead = fields ?? {};
    const place = site.locations.find(({ id }) => id === locationId);
    const timeZone = locationTimeZone(place, site);
    await queuePaymentMail(tx, {
      site,
      leadId: reservation.leadId,
      lead,
      about: reservation.id,
      mail: soldInStockMail({ site, reservation, payment, lead, timeZone, car: { name, stocknum } }),
      now,
    });
  }
}
