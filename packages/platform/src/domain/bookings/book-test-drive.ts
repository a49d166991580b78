import { randomUUID } from "node:crypto";
import type { TestDriveAnswer } from "@forecourt/api";
import { appointmentLabel, appointmentSlots, locationTimeZone, storedLead, testDriveForm } from "@forecourt/core";
import type { AppointmentSlot } from "@forecourt/core";
import type { Car, Lead, Location, Site } from "@forecourt/core/schemas";
import { eq, sql } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { appointments } from "../../records/schema.ts";
import { mailTestDrive } from "./booking-mail.ts";
import { cancelTestDriveIn } from "./cancel-test-drive.ts";
import { heldMs, isDayHeld, mayConfirm, releaseLapsed } from "./held-bookings.ts";
import { freePlace, takenPlaces } from "./taken-places.ts";
import { deliverAppointment } from "./deliver-appointment.ts";

/** A booking that passed its schema. */
export interface TestDriveBooking {
  site: Site;
  place: Location;
  car: Car | undefined;
  lead: Lead;
  startsAt: Date;
  /** Id of an earlier booking that this one takes the place of. @default none */
  replaces?: string | undefined;
  /** Id of the shopper who is signed in: then the booking is confirmed. @default nobody */
  userId?: string | undefined;
  /** Of the site's pages, for the links of the mail to the shopper. */
  origin: string;
  /** Address with which the dealer confirms the booking of an id. */
  confirmUrl: (id: string) => string;
  idempotencyKey: string | undefined;
  routeLead: RouteLead;
  now: Date;
}

/**
 * Books a test drive and stores its lead with the deliveries, in one transaction.
 *
 * - Of two shoppers who want the same place, the second is refused; the unique indexes of the table see to it.
 * - A booking that this one replaces is cancelled in the same transaction, or the one to which it was moved meanwhile.
 *   Its link then means this one.
 * - A repeat with the same key answers the first booking.
 * - The booking of a shopper who is signed in is confirmed, and so is one that replaces a confirmed one. Any other
 *   holds its time for fifteen minutes, until the shopper or the dealer confirms it. Such bookings hold a fifth of a
 *   day's times at most.
 * - The dealer gets the lead at once, confirmed or not, and the shopper a mail.
 *
 * @throws ConflictError `slot_taken`, or `day_held` when others hold that fifth; InvalidFieldsError when the time is
 *   none of the location's; what `storeLeadIn` throws
 */
export async function bookTestDrive(database: Database, booking: TestDriveBooking): Promise<TestDriveAnswer> {
  const { site, place, car, startsAt, now } = booking;
  const slot = appointmentSlots(place, { now, timeZone: site.timeZone, rules: site.appointments }).find(
    (offered) => offered.startsAt.getTime() === startsAt.getTime(),
  );
  return database.db.transaction(async (tx) => {
    const { leadId, repeated } = await storeLeadIn(tx, {
      siteSlug: site.slug,
      idempotencyKey: booking.idempotencyKey,
      routeLead: booking.routeLead,
      now,
      lead: leadOf(booking),
    });
    const byShopper = await confirmedByShopper(tx, booking);
    // Cancels the earlier booking first, so that it does not block the new one. A refusal rolls this back.
    const replaced =
      !repeated && booking.replaces !== undefined
        ? await cancelTestDriveIn(tx, {
            siteSlug: site.slug,
            id: booking.replaces,
            movedTo: appointmentLabel(startsAt, locationTimeZone(place, site)),
            now,
          })
        : undefined;
    const confirmation = replaced?.confirmedAt ? { confirmedAt: now, confirmedBy: replaced.confirmedBy } : byShopper;
    const stored = repeated
      ? await earlierBooking(tx, leadId)
      : slot && (await takePlace(tx, booking, { slot, leadId, confirmation }));
    if (!stored)
      throw new InvalidFieldsError([
        { path: "starts_at", message: "This time is not offered. Please choose one of the times shown." },
      ]);
    if (replaced) await tx.update(appointments).set({ movedTo: stored.id }).where(eq(appointments.id, replaced.id));
    if (!repeated)
      await mailTestDrive(tx, { site, id: stored.id, leadId, lead: booking.lead, origin: booking.origin, now });
    return {
      lead_id: leadId,
      appointment_id: stored.id,
      starts_at: stored.startsAt.toISOString(),
      ends_at: stored.endsAt.toISOString(),
      label: appointmentLabel(stored.startsAt, locationTimeZone(place, site)),
      location_id: place.id,
      location_name: place.name,
      held_until: stored.confirmedAt ? null : heldUntil(stored.createdAt),
      event_id: testDriveForm.event(car ?? { car_type: booking.lead.car_type === "new" ? "new" : "used" }),
    };
  });
}

/** The lead says when and where in words, too: whoever reads it in a mail has no calendar at hand. */
function leadOf({ lead, place, site, startsAt }: TestDriveBooking): Lead & { appointment: Record<string, string> } {
  const timeZone = locationTimeZone(place, site);
  const endsAt = new Date(startsAt.getTime() + site.appointments.slotMinutes * 60_000);
  return {
    ...storedLead(testDriveForm, lead),
    category: testDriveForm.category,
    appointment: {
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      location_id: place.id,
      location_name: place.name,
      time_zone: timeZone,
      local_time: appointmentLabel(startsAt, timeZone),
    },
  };
}

/** When and by whom a booking is confirmed. */
interface Confirmed {
  confirmedAt: Date | null;
  confirmedBy: string | null;
}

async function confirmedByShopper(tx: DatabaseWriter, { site, userId, now }: TestDriveBooking): Promise<Confirmed> {
  const isConfirmed = userId !== undefined && (await mayConfirm(tx, { siteSlug: site.slug, userId, now }));
  return isConfirmed ? { confirmedAt: now, confirmedBy: userId } : { confirmedAt: null, confirmedBy: null };
}

const heldUntil = (createdAt: Date) => new Date(createdAt.getTime() + heldMs).toISOString();

async function takePlace(
  tx: DatabaseWriter,
  { site, place, car, now, confirmUrl }: TestDriveBooking,
  { slot, leadId, confirmation }: { slot: AppointmentSlot; leadId: string; confirmation: Confirmed },
) {
  const carId = car === undefined ? undefined : Number(car.id);
  const isHeld = confirmation.confirmedAt === null;
  // One booking of a location at a time; a car can be asked for at two locations, and what is held of a day is counted
  // over all of them.
  for (const key of [
    `${site.slug}\n${place.id}`,
    ...(carId === undefined ? [] : [`car ${carId}`]),
    ...(isHeld ? [`held ${site.slug}`] : []),
  ].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments\n${key}`}, 0))`);
  const span = { siteSlug: site.slug, locationId: place.id, carId, from: slot.startsAt, to: slot.endsAt, now };
  await releaseLapsed(tx, span);
  const taken = await takenPlaces(tx, span);
  const free = freePlace(slot, taken, { locationId: place.id, carId, perSlot: site.appointments.perSlot });
  if (free === undefined) throw new ConflictError("slot_taken", "This time was just taken. Please choose another one.");
  if (isHeld && (await isDayHeld(tx, { site, date: slot.date, now })))
    throw new ConflictError(
      "day_held",
      "Other shoppers are confirming times of this day. Sign in with your mobile number to book one now, choose another day, or try again in 15 minutes.",
      heldMs,
    );
  const { startsAt, endsAt } = slot;
  const stored = { id: randomUUID(), startsAt, endsAt, createdAt: now, confirmedAt: confirmation.confirmedAt };
  await tx.insert(appointments).values({
    ...stored,
    ...confirmation,
    siteSlug: site.slug,
    locationId: place.id,
    place: free,
    carId: carId ?? null,
    leadId,
  });
  await deliverAppointment(tx, {
    leadId,
    appointment: isHeld
      ? { held_until: heldUntil(now), confirm_url: confirmUrl(stored.id) }
      : { confirmed_at: now.toISOString() },
    now,
  });
  return stored;
}

async function earlierBooking(tx: DatabaseWriter, leadId: string) {
  const [stored] = await tx
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      createdAt: appointments.createdAt,
      confirmedAt: appointments.confirmedAt,
    })
    .from(appointments)
    .where(eq(appointments.leadId, leadId));
  return stored;
}
