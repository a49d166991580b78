import { postcodeUnknownText } from "@forecourt/api";
import type { geocodeEndpoints } from "@forecourt/api";
import { GeocodingUnavailableError } from "../../domain/places/geocoder.ts";
import { addressLimit } from "../../base/load/address-limit.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { failureDetails } from "../../base/log/log-line.ts";

/** A postcode stays where it is: a day. */
const placeCaching = "public, max-age=86400";

/** Where a postcode is. One address may ask 30 times at once, then every two seconds. */
export function geocodeHandlers({
  geocoder,
  addressOf,
  now,
  log,
}: ApiDependencies): HandlersOf<typeof geocodeEndpoints> {
  const waitOf = addressLimit({ burst: 30, refillMs: 2000 });
  return {
    async geocode({ site, query, request }) {
      const wait = waitOf("postcodes", addressOf(request), now().getTime());
      if (wait > 0)
        throw new ApiRefusal(
          429,
          "too_many_requests",
          "Too many postcodes were asked for. Please try again in a moment.",
          { headers: { "retry-after": String(wait) } },
        );
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
