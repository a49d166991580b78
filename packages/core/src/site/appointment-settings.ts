import { z } from "zod";
import { on, setting } from "./setting.ts";

/** Appointments for test drives (S1 §2, §7). */
export const appointmentSettingsSchema = z.strictObject({
  enabled: on("S1 §7", "Shoppers pick a time for a test drive; off, they only ask for one."),
  slotMinutes: setting(
    z.number().int().min(15).max(240).default(60),
    "S1 §7",
    "How long an appointment lasts, in minutes.",
  ),
  leadHours: setting(z.number().int().min(0).max(168).default(4), "S1 §7", "Notice that the dealer needs, in hours."),
  daysAhead: setting(z.number().int().min(1).max(60).default(14), "S1 §7", "Days after today that can be booked."),
  perSlot: setting(
    z.number().int().min(1).max(20).default(1),
    "S1 §7",
    "Shoppers that a location takes at the same time; the same car is never given twice.",
  ),
});
