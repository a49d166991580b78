import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countries, isPostcode } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import { packageFolder } from "../../base/environment/package-folder.ts";
import type { Geocoder } from "./geocoder.ts";
import { readPlaceTable } from "./place-table.ts";
import type { PlaceTable } from "./place-table.ts";

const tables = new Map<CountryCode, Promise<PlaceTable>>();

/**
 * The table of places that comes with the platform (`packages/platform/places`), read when it is first asked for.
 * Australia: every delivery locality of Matthew Proctor's Australian Postcodes, 18,000 of them. New Zealand: towns and
 * larger suburbs, to about two kilometres, and at least one place of nearly every district of postcodes, so that a
 * postcode it does not hold is placed within its district (docs/decisions/0006).
 */
export function embeddedPlaces(country: CountryCode): Promise<PlaceTable> {
  const known = tables.get(country);
  if (known) return known;
  const table = readPlaces(country);
  tables.set(country, table);
  return table;
}

async function readPlaces(country: CountryCode): Promise<PlaceTable> {
  const file = (name: string) => readFile(join(packageFolder("places"), country, `${name}.tsv`), "utf8");
  const [places, otherNames, cities] = await Promise.all([file("places"), file("other-names"), file("cities")]);
  return readPlaceTable({ places, otherNames, cities }, countries[country].postcode);
}

/** The default geocoder: the embedded table, without a network. */
export const embeddedGeocoder: Geocoder = {
  async locate(text, country) {
    const table = await embeddedPlaces(country);
    return isPostcode(text.trim(), country) ? table.byPostcode(text.trim()) : table.byName(text);
  },
};
