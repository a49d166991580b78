import { embeddedGeocoder } from "./embedded-places.ts";
import type { Geocoder } from "./geocoder.ts";
import { createProviderGeocoder } from "./provider-geocoder.ts";

/**
 * The geocoder of a deployment: the provider at GEOCODING_URL with the key in GEOCODING_KEY, else the embedded table of
 * places.
 *
 * @throws Error when GEOCODING_URL is set without a key
 */
export function openGeocoder(env: Readonly<Record<string, string | undefined>>): Geocoder {
  if (!env["GEOCODING_URL"]) return embeddedGeocoder;
  if (!env["GEOCODING_KEY"])
    throw new Error(
      "[geocoding] GEOCODING_URL is set but GEOCODING_KEY is not. Set it to the provider's key, or unset GEOCODING_URL to use the built-in table of places.",
    );
  return createProviderGeocoder({ url: env["GEOCODING_URL"], key: env["GEOCODING_KEY"] });
}
