import { z } from "zod";
import { optionalFlag, optionalNumber, optionalText, slugText } from "./fields.ts";
import { specialHoursSchema } from "./special-hours.ts";

/** One weekday's hours (S2 §3). `weekday` 0 is Sunday; `open` and `close` are 24-hour local times such as `08:30`. */
export const openingHourSchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(["Open", "Closed"]),
  formated_hours: optionalText,
  open: optionalText,
  close: optionalText,
});
/** One weekday's hours. */
export type OpeningHour = z.output<typeof openingHourSchema>;

/** A dealer's place (S2 §3 "Location"). */
export const locationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: slugText,
  location_type: z.enum(["sales", "service", "parts", ""]).default(""),
  location_subtype: optionalText,
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string().regex(/^\d{4}$/, "A postcode has 4 digits."),
    lat: optionalNumber,
    long: optionalNumber,
    place_url: optionalText,
  }),
  contact_detail: z.object({
    phone: optionalText,
    landline_phone: optionalText,
    opening_hours: z.array(openingHourSchema).default([]),
  }),
  /** Dates whose hours differ from the week's: they win (S2 §2 "holiday hours"). */
  special_hours: z.array(specialHoursSchema).max(200).default([]),
  dealer_license_number: optionalText,
  motor_vehicle_repairer: optionalText,
  primary: optionalFlag,
  visible: z.boolean().default(true),
});
/** A parsed dealer location. */
export type Location = z.output<typeof locationSchema>;
