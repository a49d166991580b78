import type { Car, Location } from "@forecourt/core/schemas";

/** Where a car stands, as its record says it. */
export type CarLocation = NonNullable<Car["location"]>;

/** A location of the site as the record of a car names it. */
export function carLocation(location: Location): CarLocation {
  const { id, name, slug, address, contact_detail: contact, location_type: type } = location;
  const { street, city, state, postcode, place_url } = address;
  return {
    id,
    name,
    slug,
    type,
    phone: contact.phone ?? contact.landline_phone,
    address: { street, city, state, postcode, place_url },
  };
}
