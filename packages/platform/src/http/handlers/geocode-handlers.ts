import { postcodeUnknownText } from "@forecourt/api";
import type { geocodeEndpoints } from "@forecourt/api";
import { GeocodingUnavailableError } from "../../domain/places/geocoder.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { failureDetails } from "../../base/log/log-line.ts";

/** A postcode stays where it is: a day. */
const placeCaching = "public, max-age=86400";

/** Where a postcode is. */
export function geocodeHandlers({ geocoder, log }: ApiDependencies): HandlersOf<typeof geocodeEndpoints> {
  return {
    async geocode({ site, query }) {
      const place = await geocoder.locate(query.postcode, site.country).catch((error: unknown) => {
        if (!(error instanceof GeocodingUnavailableError)) throw error;
        log({ level: "error", event: "geocoding_failed", site: site.slug, ...failureDetails(error) });
        throw new ApiRefusal(
          503,
          error.code,
          "Postcodes cannot be looked up right now. Please try again in a moment.",
          { headers: { "retry-after": "5" } },
        );
      });
      if (!place) throw new ApiRefusal(404, "postcode_unknown", postcodeUnknownText);
      return Response.json(place, { headers: { "cache-control": placeCaching } });
    },
  };
}
