/** A place in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

const earthRadiusMeters = 6_371_008.8;
const radians = Math.PI / 180;

/**
 * Great-circle distance in metres.
 *
 * @example
 * Math.round(distanceMeters({ latitude: -33.87, longitude: 151.21 }, { latitude: -37.81, longitude: 144.96 }) / 1000); // 713
 */
export function distanceMeters(a: GeoPoint, b: GeoPoint): number {
  const latitudeStep = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const longitudeStep = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const chord = latitudeStep + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * longitudeStep;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether a place lies inside a polygon (even-odd rule on latitude and longitude; good for areas a dealer draws). */
export function isInsidePolygon(place: GeoPoint, corners: readonly GeoPoint[]): boolean {
  let inside = false;
  corners.forEach((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const crosses = corner.latitude > place.latitude !== before.latitude > place.latitude;
    if (!crosses) return;
    const share = (place.latitude - corner.latitude) / (before.latitude - corner.latitude);
    if (place.longitude < (before.longitude - corner.longitude) * share + corner.longitude) inside = !inside;
  });
  return inside;
}

/** The distance in metres that `5 km` or `3 mi` says, else undefined. */
export function parseRadius(text: string): number | undefined {
  const match = /^([\d.]+)\s*(km|mi)$/u.exec(text.trim());
  if (!match) return undefined;
  const amount = Number(match[1]);
  if (!Number.isFinite(amount)) return undefined;
  return amount * (match[2] === "km" ? 1000 : 1609.34);
}
