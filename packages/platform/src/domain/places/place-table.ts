import type { Place } from "@forecourt/api";
import { plainWords } from "@forecourt/core";
import { isPostcode } from "./geocoder.ts";

/** Places of a country, found by postcode or by name. */
export interface PlaceTable {
  /** A postcode's place, or, where only its neighbours are known, the nearest of them by number, marked approximate. */
  byPostcode(postcode: string): Place | undefined;
  /** The place of a name, macrons, accents and case aside; "Richmond VIC" chooses among several. */
  byName(name: string): Place | undefined;
  /** The names of all places, in plain words. */
  names(): ReadonlySet<string>;
}

/**
 * Reads a table of places: lines of postcode, latitude, longitude, then name and state with a bar between. The lines of a larger
 * place stand before those of a smaller one of the same name only by chance, so a name that several states have means the
 * first; say the state to mean another.
 *
 * @param sharedDigits how many first digits the postcodes of one district share, from most to least
 * @param otherNames names that a place of the table is known by too
 * @example
 * readPlaceTable("3220 -38.15 144.36 Geelong|VIC", [3]).byName("geelong") // { name: "Geelong", state: "VIC", postcode: "3220", … }
 */
export function readPlaceTable(
  text: string,
  sharedDigits: readonly number[],
  otherNames: Readonly<Record<string, string>> = {},
): PlaceTable {
  const byPostcode = new Map<string, Place>();
  const byName = new Map<string, Place>();
  for (const line of text.split("\n")) {
    const place = readLine(line);
    if (!place) continue;
    if (place.postcode !== undefined && !byPostcode.has(place.postcode)) byPostcode.set(place.postcode, place);
    for (const name of nameKeys(place)) if (!byName.has(name)) byName.set(name, place);
  }
  for (const [other, name] of Object.entries(otherNames)) {
    const place = byName.get(plainWords(name));
    if (place && !byName.has(plainWords(other))) byName.set(plainWords(other), place);
  }
  const known = [...byPostcode.keys()].sort();
  const names = new Set(byName.keys());
  return {
    byPostcode(postcode) {
      const found = byPostcode.get(postcode);
      if (found || !isPostcode(postcode)) return found;
      for (const digits of sharedDigits) {
        const near = known.filter((other) => other.startsWith(postcode.slice(0, digits)));
        const nearest = near.toSorted(
          (one, other) => Math.abs(Number(one) - Number(postcode)) - Math.abs(Number(other) - Number(postcode)),
        )[0];
        const place = nearest === undefined ? undefined : byPostcode.get(nearest);
        if (place) return { ...place, postcode, approximate: true };
      }
      return undefined;
    },
    byName: (name) => byName.get(plainWords(name)),
    names: () => names,
  };
}

function readLine(line: string): Place | undefined {
  const match = /^(\d{4}) (-?[\d.]+) (-?[\d.]+) ([^|]+)\|(.+)$/.exec(line);
  const [, postcode, lat, long, name, state] = match ?? [];
  return postcode === undefined || name === undefined || state === undefined
    ? undefined
    : { name, state, postcode, lat: Number(lat), long: Number(long) };
}

/** "Mount Eden" is also "Mt Eden", "Saint Kilda" also "St Kilda"; each also with its state behind it. */
function nameKeys({ name, state }: Place): string[] {
  const plain = plainWords(name);
  const short = plain.replace(/^mount /, "mt ").replace(/^saint /, "st ");
  return [...new Set([plain, short])].flatMap((each) => [each, `${each} ${plainWords(state)}`]);
}
