import { z } from "zod";
import { postcodeForm, postcodePattern } from "../country/postcode.ts";
import { absentNumber, absentText, optionalFlag, optionalNumber, optionalText, slugText } from "./fields.ts";
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

/**
 * A dealer's place (S2 §3 "Location"). Fields that few places have are absent when not known: locations stand in every
 * page.
 */
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
    postcode: z.string().regex(postcodePattern(), `A postcode is ${postcodeForm()}.`),
    lat: optionalNumber,
    long: optionalNumber,
    place_id: absentText,
    place_url: optionalText,
    map_key: absentText,
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
  /** IANA zone of its clocks where they are not the site's. */
  time_zone: absentText,
  dealership_slug: absentText,
  dealership_id: absentText,
  primary: optionalFlag,
  visible: z.boolean().default(true),
  image: absentText,
  average_rating: absentNumber,
  review_count: absentNumber,
  /** Makes sold there. */
  manufacturers: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? undefined)
    .optional(),
});
/** A parsed dealer location. */
export type Location = z.output<typeof locationSchema>;
