import { readPlaceTable } from "./place-table.ts";
import type { PlaceTable } from "./place-table.ts";
import type { Geocoder, PostcodeCountry } from "./geocoder.ts";
import { isPostcode } from "./geocoder.ts";

const tables = new Map<PostcodeCountry, Promise<PlaceTable>>();

/**
 * The table of places that comes with the platform, read when it is first asked for: 25 kB for Australia, 11 kB for New Zealand.
 * It was written for this project, place by place, from general knowledge, and is under the project's own licence; no data set was copied. It holds
 * the towns and the larger suburbs, to about two kilometres, and at least one place of nearly every district of postcodes,
 * so that a postcode it does not hold is placed within its district.
 */
export function embeddedPlaces(country: PostcodeCountry): Promise<PlaceTable> {
  const known = tables.get(country);
  if (known) return known;
  const table =
    country === "AU"
      ? import("./au-places.ts").then(({ auPlaces }) => readPlaceTable(auPlaces, [3]))
      : import("./nz-places.ts").then(({ nzPlaces }) => readPlaceTable(nzPlaces, [3, 2]));
  tables.set(country, table);
  return table;
}

/** The default geocoder: the embedded table, without a network. */
export const embeddedGeocoder: Geocoder = {
  async locate(text, country) {
    const table = await embeddedPlaces(country);
    return isPostcode(text.trim()) ? table.byPostcode(text.trim()) : table.byName(text);
  },
};
