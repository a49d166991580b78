import { isAmount } from "../car/car-part.ts";
import type { Location } from "../entities/location.ts";
import { distanceKm } from "./distance-km.ts";
import type { GeoPoint } from "./distance-km.ts";

/** What a shopper looks for among the places of a dealer. */
export interface LocationSearch {
  /** Words of a name, street, town, state or dealership; a place has all of them. @default any */
  words?: string;
  /** Where the shopper is: the nearest place comes first. */
  near?: GeoPoint | undefined;
  /** Places that sell it come first. */
  make?: string | undefined;
}

/** A place that was found. */
export interface FoundLocation<Place> {
  location: Place;
  /** As the crow flies; undefined where one of the two points is not known. */
  distanceKm?: number;
  /** It says that it sells the make; undefined where none is asked for. */
  sellsMake?: boolean;
}

type SearchedLocation = Pick<Location, "name" | "address" | "manufacturers" | "primary">;

/**
 * The places of a dealer that have the words, those that sell the make first, then the nearest, then the main one
 * (S1 §2, S2 §2).
 *
 * @param dealershipOf name of the dealership of a place, which words find, too
 * @example
 * findLocations(aSite().locations, { words: "dubbo" }).map(({ location }) => location.name) // ["Harbour Mazda Dubbo"]
 */
export function findLocations<Place extends SearchedLocation>(
  locations: readonly Place[],
  { words = "", near, make }: LocationSearch,
  dealershipOf: (place: Place) => string = () => "",
): FoundLocation<Place>[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return locations
    .filter((place) => {
      const { street, city, state, postcode } = place.address;
      const text = [place.name, street, city, state, postcode, dealershipOf(place)].join(" ").toLowerCase();
      return asked.every((word) => text.includes(word));
    })
    .map((location): FoundLocation<Place> => {
      const { lat, long } = location.address;
      return {
        location,
        ...(near && isAmount(lat) && isAmount(long) ? { distanceKm: distanceKm(near, { lat, long }) } : {}),
        ...(make === undefined ? {} : { sellsMake: sells(location, make) }),
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.sellsMake === true) - Number(one.sellsMake === true) ||
        distanceRank(one) - distanceRank(other) ||
        Number(other.location.primary === true) - Number(one.location.primary === true),
    );
}

// Farther than any two places are, so that those of unknown distance stay in their order, last.
const beyond = 100_000;
const distanceRank = ({ distanceKm: distance = beyond }: FoundLocation<unknown>) => distance;

const sells = ({ manufacturers = [] }: SearchedLocation, make: string): boolean =>
  manufacturers.some((sold) => sold.toLowerCase() === make.toLowerCase());
