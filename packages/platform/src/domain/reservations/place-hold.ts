import { randomUUID } from "node:crypto";
import { holdMinutes, isPurchasable, reserveDeposit } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, count, eq, gt, inArray, lte, ne, or, sql } from "../../records/drizzle.ts";
import { ConflictError, NotFoundError, UnavailableError } from "../../base/errors/domain-error.ts";
import { secretHash } from "../../base/text/secret-hash.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { cars, leads, payments, reservations } from "../../records/schema.ts";
import { addLeadStep, lockLead } from "../leads/lead-steps.ts";
import { hasVin } from "../stock/has-vin.ts";
import { publicCar } from "../stock/public-car.ts";
import { refreshReserved } from "../stock/refresh-reserved.ts";
import { changeReservation } from "./change-reservation.ts";
import { reservationLead } from "./reservation-lead.ts";
import type { ReservationRows } from "./reservation-rows.ts";
import { readCar } from "../stock/read-car.ts";

const minuteMs = 60_000;
/** Cars that one phone number may hold without having paid. */
const maxHolds = 2;
/** How often one phone number may hold cars in a day without paying: who never pays keeps cars from others. */
const maxHoldsADay = 6;

/** A car that is held now. */
export interface HeldCar extends ReservationRows {
  car: Car;
  /** With the id of the reservation it is the shopper's link, for a repeat too; only its hash is stored. */
  secret: string;
}

/**
 * Holds a car for 15 minutes for the shopper of a lead, and asks for the deposit. Call {@link endLapsedHold} first, in
 * the same transaction; the unique index of the table refuses whoever gets past, which {@link isTaken} knows.
 *
 * @throws NotFoundError `car_not_found`; ConflictError `car_not_available`, `too_many_holds`; UnavailableError
 *   `payments_unavailable`
 */
export async function placeHold(
  tx: DatabaseWriter,
  input: {
    site: Site;
    carId: number;
    leadId: string;
    phone: string;
    providerOf: (car: Car) => string | undefined;
    secretOf: (reservationId: string) => string;
    now: Date;
  },
): Promise<HeldCar> {
  const { site, carId, leadId, phone, now } = input;
  const deposit = reserveDeposit(site);
  if (!deposit) throw notAvailable();
  const id = randomUUID();
  const secret = input.secretOf(id);
  const car = await carToHold(tx, { site, carId, now });
  const provider = input.providerOf(car);
  if (provider === undefined)
    throw new UnavailableError(
      "payments_unavailable",
      "Its deposit cannot be paid online at the moment. Nothing was charged. Please call us.",
      minuteMs,
    );
  await refuseTooManyHolds(tx, { site, phone, now });
  const [payment] = await tx
    .insert(payments)
    .values({
      siteSlug: site.slug,
      kind: "deposit",
      cents: deposit.cents,
      currency: deposit.currency,
      provider,
      nextCheckAt: new Date(now.getTime() + minuteMs),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!payment) throw new Error("The payment was not stored.");
  const [reservation] = await tx
    .insert(reservations)
    .values({
      id,
      siteSlug: site.slug,
      carId,
      until: new Date(now.getTime() + holdMinutes * minuteMs),
      hours: site.reserve.hours,
      isRefundable: site.reserve.isRefundable,
      paymentId: payment.id,
      leadId,
      secretHash: secretHash(secret),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!reservation) throw new Error("The reservation was not stored.");
  await lockLead(tx, leadId);
  await addLeadStep(tx, { leadId, fields: reservationLead({ reservation, payment }), now });
  await refreshReserved(tx, { siteSlug: site.slug, carId, now });
  return { reservation, payment, car, secret };
}

/** A hold whose time is over stands in nobody's way, also where nothing has swept it yet. */
export async function endLapsedHold(
  tx: DatabaseWriter,
  { site, carId, now }: { site: Site; carId: number; now: Date },
): Promise<void> {
  const [lapsed] = await tx
    .select({ paymentId: reservations.paymentId })
    .from(reservations)
    .where(
      and(
        eq(reservations.siteSlug, site.slug),
        eq(reservations.carId, carId),
        eq(reservations.state, "held"),
        lte(reservations.until, now),
      ),
    );
  if (lapsed)
    await changeReservation(tx, { site, paymentId: lapsed.paymentId, events: [{ kind: "time", at: now }], now });
}

/** The car, locked, where it is still there to be reserved as the site shows it. */
async function carToHold(
  tx: DatabaseWriter,
  { site, carId, now }: { site: Site; carId: number; now: Date },
): Promise<Car> {
  const car = await readCar(tx, { siteSlug: site.slug, id: carId, isLocked: true });
  if (!car?.show_on_dealer_website) throw new NotFoundError("car_not_found", "There is no such car on this site.");
  if (!isPurchasable(publicCar(car, site, now))) throw notAvailable();
  if (car.vin && (await isTakenInAnotherFeed(tx, { site, carId, vin: car.vin, now }))) throw notAvailable();
  return car;
}

/**
 * Whether somebody has the same car by the row of another feed (decisions/0053): a row that is not listed has a page
 * too, and the unique index is of rows. Who asks for one VIN at the same moment asks one after the other.
 */
async function isTakenInAnotherFeed(
  tx: DatabaseWriter,
  { site, carId, vin, now }: { site: Site; carId: number; vin: string; now: Date },
): Promise<boolean> {
  const key = `reservations\n${site.slug}\nvin ${vin.toUpperCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const taken = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(cars, eq(cars.id, reservations.carId))
    .where(
      and(
        eq(cars.siteSlug, site.slug),
        hasVin(vin),
        ne(cars.id, carId),
        or(
          inArray(reservations.state, ["reserved", "sold"]),
          and(eq(reservations.state, "held"), gt(reservations.until, now)),
        ),
      ),
    )
    .limit(1);
  return taken.length > 0;
}

async function refuseTooManyHolds(
  tx: DatabaseWriter,
  { site, phone, now }: { site: Site; phone: string; now: Date },
): Promise<void> {
  // However it was written, with or without the country.
  const number = phone.replace(/\D/g, "").slice(-8);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations\n${site.slug}\n${number}`}, 0))`);
  const ofNumber = and(
    eq(reservations.siteSlug, site.slug),
    sql`right(regexp_replace(${leads.payload}->>'phone', '\\D', '', 'g'), 8) = ${number}`,
  );
  const [{ held, unpaid } = { held: 0, unpaid: 0 }] = await tx
    .select({
      held: sql<number>`count(*) filter (where ${reservations.state} = 'held' and ${reservations.until} > ${now.toISOString()}::timestamptz)::int`,
      unpaid: count(),
    })
    .from(reservations)
    .innerJoin(leads, eq(leads.id, reservations.leadId))
    .innerJoin(payments, eq(payments.id, reservations.paymentId))
    .where(
      and(
        ofNumber,
        sql`${payments.state} in ('open', 'closed')`,
        gt(reservations.createdAt, new Date(now.getTime() - 24 * 60 * minuteMs)),
      ),
    );
  if (held >= maxHolds || unpaid >= maxHoldsADay)
    throw new ConflictError(
      "too_many_holds",
      held >= maxHolds
        ? "You hold others already. Pay for one of them, or give it up, and try again."
        : "This number has held several today without paying. Please call the dealer.",
    );
}

/** What is answered of a car that somebody else has, or that is not sold online. */
export function notAvailable(): ConflictError {
  return new ConflictError(
    "car_not_available",
    "Somebody else is reserving it, or it is not sold online. Call us, and we will tell you.",
  );
}

/** Whether the unique index refused a second hold of the car. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("constraint" in cause && cause.constraint === "reservations_car_unique") return true;
  return false;
}
