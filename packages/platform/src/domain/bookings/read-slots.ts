import type { TestDriveSlots } from "@forecourt/api";
import { appointmentSlots, dayLabel, formatClockTime, locationTimeZone } from "@forecourt/core";
import type { Location, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { currentBooking } from "./current-booking.ts";
import { freePlace, takenPlaces } from "./taken-places.ts";

/**
 * The times of a location that can still be booked (S1 §7); for a car, those at which the car is there too.
 *
 * @param asked.replaces id of a booking that is to be moved: for another car than its own, its time is offered too
 */
export async function readSlots(
  database: Database,
  asked: { site: Site; place: Location; carId: number | undefined; replaces?: string | undefined; now: Date },
): Promise<TestDriveSlots> {
  const { site, place, carId, replaces, now } = asked;
  const slots = appointmentSlots(place, { now, timeZone: site.timeZone, rules: site.appointments });
  const [first, last] = [slots[0], slots.at(-1)];
  const own = replaces && (await currentBooking(database.db, { siteSlug: site.slug, id: replaces }));
  const found =
    first && last
      ? await takenPlaces(database.db, {
          siteSlug: site.slug,
          locationId: place.id,
          carId,
          from: first.startsAt,
          to: last.endsAt,
          now,
        })
      : [];
  const taken = found.filter((booking) => booking.id !== own || booking.carId === (carId ?? null));
  const days = new Map<string, TestDriveSlots["days"][number]>();
  for (const slot of slots) {
    if (freePlace(slot, taken, { locationId: place.id, carId, perSlot: site.appointments.perSlot }) === undefined)
      continue;
    const day = days.get(slot.date) ?? { date: slot.date, label: dayLabel(slot.date), slots: [] };
    day.slots.push({ starts_at: slot.startsAt.toISOString(), label: formatClockTime(slot.minutes) });
    days.set(slot.date, day);
  }
  return {
    location_id: place.id,
    location_name: place.name,
    time_zone: locationTimeZone(place, site),
    slot_minutes: site.appointments.slotMinutes,
    days: [...days.values()],
  };
}
