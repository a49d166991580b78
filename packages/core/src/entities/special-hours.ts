import { z } from "zod";
import { optionalText } from "./fields.ts";

/** Hours of one date that differ from the week's (S2 §3 "Special hours entry"): a holiday, a sale. */
export const specialHoursSchema = z.object({
  /** `2026-12-25`. */
  date: z.iso.date("A date is written year-month-day, e.g. 2026-12-25."),
  status: z.enum(["Open", "Closed"]),
  /** The location it is for; left out where it stands within that location. */
  location_id: optionalText,
  /** 24-hour local times such as `09:00`. */
  start_hour: optionalText,
  end_hour: optionalText,
});
