import type { Place } from "@forecourt/api";
import type { CountryCode } from "@forecourt/core";

/** Turns a postcode or the name of a place into a point on the map (S2 §7). */
export interface Geocoder {
  /**
   * The place of a postcode, or of a name such as "Geelong"; undefined when there is none.
   *
   * @throws GeocodingUnavailableError when it cannot say
   */
  locate(text: string, country: CountryCode): Promise<Place | undefined>;
}

/**
 * The geocoding provider did not answer, or its answer is not valid. The message leaves out the address that was looked
 * up.
 */
export class GeocodingUnavailableError extends Error {
  override readonly name = "GeocodingUnavailableError";
  readonly code = "geocoding_unavailable";

  constructor(what: string) {
    super(
      `[geocoding] ${what} Check GEOCODING_URL and GEOCODING_KEY, and whether the provider is up; without them the built-in table of places answers.`,
    );
  }
}
