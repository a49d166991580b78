import type { TestDriveAnswer } from "@forecourt/api";
import { appointmentLabel, appointmentSlots, testDriveEvent, testDriveLead } from "@forecourt/core";
import type { AppointmentSlot } from "@forecourt/core";
import type { Car, Lead, Location, Site } from "@forecourt/core/schemas";
import { eq, sql } from "drizzle-orm";
import { ApiRefusal } from "../http/api-refusal.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import type { RecordsWriter } from "../records/bump-version.ts";
import type { Records } from "../records/open-records.ts";
import { appointments } from "../records/schema.ts";
import { cancelTestDriveIn } from "./cancel-test-drive.ts";
import { freePlace, takenPlaces } from "./taken-places.ts";

/** A booking that passed its schema. */
export interface TestDriveBooking {
  site: Site;
  place: Location;
  car: Car | undefined;
  lead: Lead;
  startsAt: Date;
  /** Id of an earlier booking that this one takes the place of. @default none */
  replaces?: string | undefined;
  idempotencyKey: string | undefined;
  destinations: readonly string[];
  now: Date;
}

/**
 * Books a test drive and stores its lead with the deliveries, in one transaction: either all of it happened or none. Two
 * shoppers who want the same place are served one after the other, and the second is refused; the unique indexes of the
 * table say the same to whoever gets past. A booking that this one replaces is cancelled with it, or stays as it is. A repeat with the same key answers the first booking.
 *
 * @throws ApiRefusal 409 `slot_taken`; 422 `fields_invalid` when the time is none of the location's; what `storeLeadIn` throws
 */
export async function bookTestDrive(records: Records, booking: TestDriveBooking): Promise<TestDriveAnswer> {
  const { site, place, car, startsAt, now } = booking;
  const slot = appointmentSlots(place, { now, timeZone: site.timeZone, rules: site.appointments }).find((offered) => offered.startsAt.getTime() === startsAt.getTime());
  return records.db.transaction(async (tx) => {
    const { leadId, repeated } = await storeLeadIn(tx, {
      siteSlug: site.slug, idempotencyKey: booking.idempotencyKey, destinations: booking.destinations, now,
      lead: leadOf(booking),
    });
    // First, because the car stands in its own way otherwise; a refusal takes it back.
    if (!repeated && booking.replaces !== undefined) await cancelTestDriveIn(tx, { siteSlug: site.slug, id: booking.replaces, now });
    const stored = repeated ? await earlierBooking(tx, leadId) : slot && (await takePlace(tx, booking, slot, leadId));
    if (!stored) throw new ApiRefusal(422, "fields_invalid", "Some fields are not valid.", { fields: [{ path: "starts_at", message: "This time is not offered. Please choose one of the times shown." }] });
    return {
      lead_id: leadId,
      appointment_id: stored.id,
      starts_at: stored.startsAt.toISOString(),
      ends_at: stored.endsAt.toISOString(),
      label: appointmentLabel(stored.startsAt, site.timeZone),
      location_id: place.id,
      location_name: place.name,
      event_id: testDriveEvent(car ?? { car_type: booking.lead.car_type === "new" ? "new" : "used" }),
    };
  });
}

/** The lead says when and where in words, too: whoever reads it in a mail has no calendar at hand. */
function leadOf({ lead, place, site, startsAt }: TestDriveBooking): Lead & { appointment: Record<string, string> } {
  const endsAt = new Date(startsAt.getTime() + site.appointments.slotMinutes * 60_000);
  return {
    ...lead, ...testDriveLead,
    appointment: { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), location_id: place.id, location_name: place.name, time_zone: site.timeZone, local_time: appointmentLabel(startsAt, site.timeZone) },
  };
}

async function takePlace(tx: RecordsWriter, { site, place, car, now }: TestDriveBooking, slot: AppointmentSlot, leadId: string) {
  const carId = car === undefined ? undefined : Number(car.id);
  // One booking of a location at a time; a car can be asked for at two locations.
  for (const key of [`${site.slug}\n${place.id}`, ...(carId === undefined ? [] : [`car ${carId}`])].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments\n${key}`}, 0))`);
  const taken = await takenPlaces(tx, { siteSlug: site.slug, locationId: place.id, carId, from: slot.startsAt, to: slot.endsAt });
  const free = freePlace(slot, taken, { locationId: place.id, carId, perSlot: site.appointments.perSlot });
  if (free === undefined) throw new ApiRefusal(409, "slot_taken", "This time was just taken. Please choose another one.");
  const { startsAt, endsAt } = slot;
  const [stored] = await tx
    .insert(appointments)
    .values({ siteSlug: site.slug, locationId: place.id, startsAt, endsAt, place: free, carId: carId ?? null, leadId, createdAt: now })
    .returning({ id: appointments.id, startsAt: appointments.startsAt, endsAt: appointments.endsAt });
  return stored;
}

async function earlierBooking(tx: RecordsWriter, leadId: string) {
  const [stored] = await tx.select({ id: appointments.id, startsAt: appointments.startsAt, endsAt: appointments.endsAt }).from(appointments).where(eq(appointments.leadId, leadId));
  return stored;
}
