/** A point on the map, in degrees. */
export interface GeoPoint {
  /** −90 (south) to 90. */
  lat: number;
  /** −180 to 180. */
  long: number;
}

/** Mean radius of the earth (S2 §9). */
export const earthRadiusKm = 6371;

/**
 * Distance as the crow flies, in kilometres, unrounded.
 *
 * @example
 * distanceKm({ lat: -33.8688, long: 151.2093 }, { lat: -37.8136, long: 144.9631 }) // 713.4…
 */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLong = Math.sin(radians(to.long - from.long) / 2);
  const chord = halfLat * halfLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong * halfLong;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
