import type { ApiClient } from "@forecourt/api/client";
import type { GeoPoint } from "@forecourt/core";

/** Where a postcode is; undefined for one that nobody knows, and while geocoding does not answer: words find places all the same. */
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
