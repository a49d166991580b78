import { formatClockTime } from "@forecourt/core";
import type { AppointmentSlot } from "@forecourt/core";

/**
 * A day as shoppers read it.
 *
 * @example
 * dayLabel("2026-11-23") // "Monday, 23 November"
 */
export function dayLabel(date: string): string {
  const parts = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" }).formatToParts(new Date(`${date}T12:00:00Z`));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")}`;
}

/**
 * An appointment as shoppers read it.
 *
 * @example
 * appointmentLabel({ date: "2026-11-23", minutes: 540 }) // "Monday, 23 November at 9:00 am"
 */
export function appointmentLabel({ date, minutes }: Pick<AppointmentSlot, "date" | "minutes">): string {
  return `${dayLabel(date)} at ${formatClockTime(minutes)}`;
}
