import type { ApiClient } from "@forecourt/api/client";
import type { GeoPoint } from "@forecourt/core";

/**
 * Coordinates of a postcode; undefined for an unknown one, and while geocoding does not answer: then text search still
 * finds places.
 */
export async function postcodePlace(
  api: Pick<ApiClient, "geocode">,
  postcode: string,
  signal: AbortSignal,
): Promise<GeoPoint | undefined> {
  return api.geocode({ postcode }, { signal }).then(
    ({ lat, long }) => ({ lat, long }),
    () => undefined,
  );
}
