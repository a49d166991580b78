import { isAmount } from "../car/car-part.ts";
import type { Location } from "../entities/location.ts";

/** Whose map is framed where a place has no key of another maps service. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Half of the map's height and width, in degrees. */
const around = 0.008;

/** What of an address says where it is. */
export type MappedAddress = Partial<Pick<Location["address"], "lat" | "long" | "place_id" | "map_key">>;

/**
 * Address of the map around a place, with a mark at it: of the maps service whose key the place has, else of
 * OpenStreetMap. Undefined where nothing says where it is (S2 §2 "A maps service renders location maps").
 *
 * @example
 * mapFrameUrl({ place_id: "p1", map_key: "k1" }) // "https://www.google.com/maps/embed/v1/place?key=k1&q=place_id%3Ap1"
 */
export function mapFrameUrl({ lat, long, place_id: placeId, map_key: key }: MappedAddress): string | undefined {
  const position = isAmount(lat) && isAmount(long) ? { lat, long } : undefined;
  if (key && (placeId || position)) {
    const q = placeId ? `place_id:${placeId}` : `${position?.lat},${position?.long}`;
    return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q })}`;
  }
  if (!position) return undefined;
  const box = [
    position.long - around,
    position.lat - around / 2,
    position.long + around,
    position.lat + around / 2,
  ].map((degrees) => degrees.toFixed(5));
  const marker = `${position.lat},${position.long}`;
  return `${mapOrigin}/export/embed.html?${new URLSearchParams({ bbox: box.join(","), layer: "mapnik", marker })}`;
}
