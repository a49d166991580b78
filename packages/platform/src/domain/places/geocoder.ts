import type { Place } from "@forecourt/api";

/** Countries that postcodes are known of (decisions.md row 21). */
export type PostcodeCountry = "AU" | "NZ";

/** Turns a postcode or the name of a place into a point on the map (S2 §7). */
export interface Geocoder {
  /**
   * The place of a postcode of four digits, or of a name such as "Geelong"; undefined when there is none.
   *
   * @throws GeocodingUnavailableError when it cannot say
   */
  locate(text: string, country: PostcodeCountry): Promise<Place | undefined>;
}

/** The geocoding provider did not answer, or not with what it promises. The address that it was asked for is not in the message. */
export class GeocodingUnavailableError extends Error {
  override readonly name = "GeocodingUnavailableError";
  readonly code = "geocoding_unavailable";

  constructor(what: string) {
    super(
      `[geocoding] ${what} Check GEOCODING_URL and GEOCODING_KEY, and whether the provider is up; without them the built-in table of places answers.`,
    );
  }
}

/** Whether a text is written like a postcode of either country. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
