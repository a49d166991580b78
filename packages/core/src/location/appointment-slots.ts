import type { Location } from "../entities/location.ts";
import { locationTimeZone } from "./location-time-zone.ts";
import { openPeriods } from "./opening-day.ts";
import { addDays, isoDay, instantOfWallTime, wallTimeAt } from "./zoned-time.ts";

/** How a site hands out appointments. */
export interface AppointmentRules {
  /** Minutes. */
  slotMinutes: number;
  /** Hours before an appointment after which it cannot be booked any more. */
  leadHours: number;
  /** Days after today that can be booked. */
  daysAhead: number;
}

/** An appointment that may be booked. */
export interface AppointmentSlot {
  startsAt: Date;
  endsAt: Date;
  /** Day of the location's calendar, as `2026-11-23`. */
  date: string;
  /** Minutes after midnight, by the wall clock. */
  minutes: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Whether shoppers can drive cars from a location: one of sales, or one for everything (S2 §3 `location_type`).
 *
 * @example
 * hasTestDrives({ location_type: "sales", visible: true }) // true
 */
export function hasTestDrives(location: Pick<Location, "location_type" | "visible">): boolean {
  return location.visible && (location.location_type === "sales" || location.location_type === "");
}

/**
 * The appointments of a location, earliest first (S1 §7 "Appointment fetch for the test drive date"): slots one after
 * the other within its opening hours, special dates first, whole ones only. A slot lasts as long as it says on days
 * when the clocks change; times that the wall clock skips are none, and of an hour that it shows twice the first is
 * meant.
 *
 * @example
 * appointmentSlots(location, { now, timeZone: "Australia/Sydney", rules: { slotMinutes: 60, leadHours: 4, daysAhead: 14 } })[0]
 * // { startsAt: 2026-11-22T22:00:00Z, endsAt: 2026-11-22T23:00:00Z, date: "2026-11-23", minutes: 540 }
 */
export function appointmentSlots(
  location: Pick<Location, "contact_detail" | "special_hours" | "time_zone">,
  { now, timeZone: siteZone, rules }: { now: Date; timeZone: string; rules: AppointmentRules },
): AppointmentSlot[] {
  const timeZone = locationTimeZone(location, { timeZone: siteZone });
  const { slotMinutes, leadHours, daysAhead } = rules;
  const earliest = now.getTime() + leadHours * 60 * minuteMs;
  const today = wallTimeAt(now, timeZone);
  const slots: AppointmentSlot[] = [];
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const date = isoDay(day);
    let free = 0;
    for (const { open, close } of openPeriods(day, location.contact_detail.opening_hours, location.special_hours)) {
      const end = Math.min(close, dayMinutes);
      for (let minutes = Math.max(open, free); minutes + slotMinutes <= end; minutes += slotMinutes) {
        free = minutes + slotMinutes;
        const startsAt = instantOfWallTime({ ...day, minutes }, timeZone);
        const endsAt = new Date(startsAt.getTime() + slotMinutes * minuteMs);
        const skipped = wallTimeAt(startsAt, timeZone).minutes !== minutes;
        const closed = endsAt.getTime() > instantOfWallTime({ ...day, minutes: end }, timeZone).getTime();
        if (startsAt.getTime() >= earliest && !skipped && !closed) slots.push({ startsAt, endsAt, date, minutes });
      }
    }
  }
  return slots;
}
