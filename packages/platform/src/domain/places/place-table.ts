import type { Place } from "@forecourt/api";
import { plainWords } from "@forecourt/core";
import type { CountryFacts } from "@forecourt/core";
import { tsvRows } from "../../base/text/tsv-rows.ts";

/** Places of a country, found by postcode or by name. */
export interface PlaceTable {
  /** A postcode's place, or, where only its neighbours are known, the nearest of them by number, marked approximate. */
  byPostcode(postcode: string): Place | undefined;
  /** The place of a name, macrons, accents and case aside; "Richmond VIC" chooses among several. */
  byName(name: string): Place | undefined;
  /** The states that have a place of a name: "Richmond" is in five. None where the name has its state behind it. */
  statesOf(name: string): readonly string[];
  /** Whether words are the name of a city, or another name of it, by themselves: "Christchurch", "Ōtautahi". */
  isCity(words: string): boolean;
  /** Whether words are the state or region of places: "NSW", "Auckland". */
  isState(words: string): boolean;
}

/** The files of a country's places: tab-separated, with a line of headings. */
export interface PlaceFiles {
  /** Postcode, latitude, longitude, name, state. */
  places: string;
  /** What people say, and the name of the place that is meant. */
  otherNames?: string;
  /** Names of places that alone say where, and are no words about cars. */
  cities?: string;
}

/**
 * Reads the places of a country. The lines of a larger place stand before those of a smaller one of the same name only
 * by chance, so a name that several states have means the first; say the state to mean another.
 *
 * @example
 * const places = "postcode\tlatitude\tlongitude\tname\tstate\n3220\t-38.15\t144.36\tGeelong\tVIC";
 * readPlaceTable({ places }, countries.AU.postcode).byName("geelong") // { name: "Geelong", state: "VIC", postcode: "3220", … }
 */
export function readPlaceTable(
  { places, otherNames = "", cities = "" }: PlaceFiles,
  { pattern, sharedByDistrict }: Pick<CountryFacts["postcode"], "pattern" | "sharedByDistrict">,
): PlaceTable {
  const byPostcode = new Map<string, Place>();
  const byName = new Map<string, Place>();
  const statesByName = new Map<string, Set<string>>();
  for (const [postcode = "", lat, long, name = "", state = ""] of tsvRows(places)) {
    const place = { name, state, postcode, lat: Number(lat), long: Number(long) };
    if (!byPostcode.has(postcode)) byPostcode.set(postcode, place);
    for (const key of nameKeys(place)) if (!byName.has(key)) byName.set(key, place);
    const named = statesByName.get(plainWords(name)) ?? new Set();
    statesByName.set(plainWords(name), named.add(state));
  }
  const cityNames = new Set(tsvRows(cities).map(([name = ""]) => plainWords(name)));
  for (const [other = "", name = ""] of tsvRows(otherNames)) {
    const place = byName.get(plainWords(name));
    if (place && !byName.has(plainWords(other))) byName.set(plainWords(other), place);
    if (cityNames.has(plainWords(name))) cityNames.add(plainWords(other));
  }
  const known = [...byPostcode.keys()].sort();
  const states = new Set([...byPostcode.values()].map(({ state }) => plainWords(state)));
  return {
    byPostcode(postcode) {
      const found = byPostcode.get(postcode);
      if (found || !pattern.test(postcode)) return found;
      for (const characters of sharedByDistrict) {
        const near = known.filter((other) => other.startsWith(postcode.slice(0, characters)));
        const nearest = near.toSorted(
          (one, other) => Math.abs(Number(one) - Number(postcode)) - Math.abs(Number(other) - Number(postcode)),
        )[0];
        const place = nearest === undefined ? undefined : byPostcode.get(nearest);
        if (place) return { ...place, postcode, approximate: true };
      }
      return undefined;
    },
    byName: (name) => byName.get(plainWords(name)),
    statesOf: (name) => [...(statesByName.get(plainWords(name)) ?? [])],
    isCity: (words) => cityNames.has(plainWords(words)),
    isState: (words) => states.has(plainWords(words)),
  };
}

/** "Mount Eden" is also "Mt Eden", "Saint Kilda" also "St Kilda"; each also with its state behind it. */
function nameKeys({ name, state }: Place): string[] {
  const plain = plainWords(name);
  const short = plain.replace(/^mount /, "mt ").replace(/^saint /, "st ");
  return [...new Set([plain, short])].flatMap((each) => [each, `${each} ${plainWords(state)}`]);
}
