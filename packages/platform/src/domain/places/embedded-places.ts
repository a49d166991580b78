import { otherPlaceNames } from "./other-place-names.ts";
import { readPlaceTable } from "./place-table.ts";
import type { PlaceTable } from "./place-table.ts";
import type { Geocoder, PostcodeCountry } from "./geocoder.ts";
import { isPostcode } from "./geocoder.ts";

const tables = new Map<PostcodeCountry, Promise<PlaceTable>>();

/**
 * The table of places that comes with the platform, read when it is first asked for. Australia: every delivery locality of
 * Matthew Proctor's Australian Postcodes, 18,000 of them. New Zealand: towns and larger suburbs, to about two kilometres, and at
 * least one place of nearly every district of postcodes, so that a postcode it does not hold is placed within its district
 * (docs/decisions/0006).
 */
export function embeddedPlaces(country: PostcodeCountry): Promise<PlaceTable> {
  const known = tables.get(country);
  if (known) return known;
  const table =
    country === "AU"
      ? import("./au-places.ts").then(({ auPlaces }) => readPlaceTable(auPlaces, [3], otherPlaceNames.AU))
      : import("./nz-places.ts").then(({ nzPlaces }) => readPlaceTable(nzPlaces, [3, 2], otherPlaceNames.NZ));
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
