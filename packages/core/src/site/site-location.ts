import { z } from "zod";
import { locationSchema, openingHourSchema } from "../entities/location.ts";
import { specialHoursSchema } from "../entities/special-hours.ts";
import { httpsText, setting } from "./setting.ts";
import { timeZoneText } from "./time-zone.ts";

const source = "S2 §3";
const { shape } = locationSchema;
const address = shape.address.shape;
const contact = shape.contact_detail.shape;
const hour = openingHourSchema.shape;
const special = specialHoursSchema.shape;
const unknown = "not known";
// A document is written by people with an editor that knows its types; records of old systems alone may hold numbers as
// text.
const known = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const rare = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined)
  .optional();
const webAddress = z
  .union([httpsText, z.literal("")])
  .nullish()
  .transform((value) => value || null);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

/** A location as it stands in a site document: the fields of `Location`, and no others. */
export const siteLocationSchema = z.strictObject({
  id: setting(shape.id, source, "Id that cars and leads name it by."),
  name: setting(shape.name, source, "Name, as shoppers know it."),
  slug: setting(shape.slug, source, "Its name in addresses."),
  location_type: setting(shape.location_type, source, "What it is for; empty for everything."),
  location_subtype: setting(shape.location_subtype, source, "A finer kind.", unknown),
  address: z.strictObject({
    street: setting(address.street, source, "Number and street."),
    city: setting(address.city, source, "Suburb or town."),
    state: setting(address.state, source, "State or region."),
    postcode: setting(address.postcode, source, "Four digits."),
    lat: setting(known, source, "Latitude in degrees, south negative.", unknown),
    long: setting(known, source, "Longitude in degrees.", unknown),
    place_id: setting(address.place_id, source, "Id of the place at the maps service.", unknown),
    place_url: setting(webAddress, source, "Address of the place at the maps service.", unknown),
    map_key: setting(address.map_key, source, "Key of the maps service for this place; browsers see it.", unknown),
  }),
  contact_detail: z.strictObject({
    phone: setting(contact.phone, source, "Phone number.", "the dealer's"),
    landline_phone: setting(contact.landline_phone, source, "Phone number that is no mobile.", unknown),
    opening_hours: setting(
      z
        .array(
          z.strictObject({
            weekday: setting(hour.weekday, source, "0 is Sunday, 6 Saturday."),
            status: setting(hour.status, source, "Open or Closed."),
            formated_hours: setting(
              hour.formated_hours,
              source,
              "The hours as shoppers read them.",
              "made from the times",
            ),
            open: setting(hour.open, source, "24-hour local time such as 08:30.", unknown),
            close: setting(hour.close, source, "24-hour local time such as 17:30.", unknown),
          }),
        )
        .max(14)
        .default([]),
      source,
      "Hours of the week.",
    ),
  }),
  special_hours: setting(
    z
      .array(
        z.strictObject({
          date: setting(special.date, source, "The date, such as 2026-12-25."),
          status: setting(special.status, source, "Open or Closed."),
          location_id: setting(special.location_id, source, "The location it is for.", "the one it stands in"),
          start_hour: setting(special.start_hour, source, "24-hour local time such as 09:00.", unknown),
          end_hour: setting(special.end_hour, source, "24-hour local time such as 12:00.", unknown),
        }),
      )
      .max(200)
      .default([]),
    "S2 §2, §3",
    "Dates whose hours differ from the week's; they win.",
  ),
  time_zone: setting(
    timeZoneText
      .nullish()
      .transform((value) => value ?? undefined)
      .optional(),
    "S2 §2",
    "IANA time zone of its opening hours and appointments, where its clocks are not those of `timeZone`.",
    "the site's",
  ),
  dealer_license_number: setting(shape.dealer_license_number, source, "Licence of this place.", "the dealer's"),
  motor_vehicle_repairer: setting(
    shape.motor_vehicle_repairer,
    source,
    "Repairer's licence of this place.",
    "left out",
  ),
  dealership_slug: setting(shape.dealership_slug, source, "The dealership it belongs to.", "the only one"),
  dealership_id: setting(shape.dealership_id, source, "Id of that dealership in stock feeds.", unknown),
  primary: setting(flag, source, "The main place of the dealer.", "the first one"),
  visible: setting(shape.visible, source, "Off hides it."),
  image: setting(shape.image, source, "Its picture.", "none"),
  average_rating: setting(rare, source, "Average of its reviews, 0 to 5.", unknown),
  review_count: setting(rare, source, "Number of its reviews.", unknown),
  manufacturers: setting(shape.manufacturers, source, "Makes sold there.", "not said"),
});
