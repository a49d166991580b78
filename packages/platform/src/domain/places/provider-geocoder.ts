import type { Place } from "@forecourt/api";
import { ConsecutiveBreaker, ExponentialBackoff, circuitBreaker, handleWhen, retry, wrap } from "cockatiel";
import { LRUCache } from "lru-cache";
import { z } from "@forecourt/core/zod";
import { isPostcode } from "@forecourt/core";
import { GeocodingUnavailableError } from "./geocoder.ts";
import type { Geocoder } from "./geocoder.ts";
import { parseJson } from "../../base/text/parse-json.ts";

/** How a provider is asked. */
export interface ProviderGeocoderOptions {
  /** Address of the geocoding service, such as https://maps.googleapis.com/maps/api/geocode/json. */
  url: string;
  key: string;
  /** Milliseconds that one attempt may take. @default 2000 */
  timeoutMs?: number;
  /** Attempts after the first. @default 1 */
  retries?: number;
}

const maxKept = 5000;
const maxResponseCharacters = 200_000;

const part = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });
const answerSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(part).default([]),
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .default([]),
});

/**
 * A geocoder over HTTP, in the words of Google's Geocoding API (`components=postal_code:…|country:…`), which other
 * providers speak too. Answers are validated and kept; a failure is tried again once, and five in a row leave the
 * provider alone for ten seconds.
 *
 * @throws GeocodingUnavailableError from `locate` when the provider does not answer, or not with what it promises
 */
export function createProviderGeocoder({ url, key, timeoutMs = 2000, retries = 1 }: ProviderGeocoderOptions): Geocoder {
  const kept = new LRUCache<string, { place: Place | undefined }>({ max: maxKept });
  const outages = handleWhen((error) => error instanceof GeocodingUnavailableError);
  const policy = wrap(
    retry(outages, { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }) }),
    circuitBreaker(outages, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) }),
  );
  return {
    async locate(text, country) {
      const asked = text.trim();
      const name = `${country} ${asked.toLowerCase()}`;
      const known = kept.get(name);
      if (known) return known.place;
      const address = new URL(url);
      address.searchParams.set(
        "components",
        isPostcode(asked, country) ? `postal_code:${asked}|country:${country}` : `country:${country}`,
      );
      if (!isPostcode(asked, country)) address.searchParams.set("address", asked);
      address.searchParams.set("key", key);
      const answer = await policy
        .execute(() => ask(address, timeoutMs))
        .catch((error: unknown) => {
          throw error instanceof GeocodingUnavailableError
            ? error
            : new GeocodingUnavailableError(
                "The geocoding provider failed several times in a row and is left alone for a moment.",
              );
        });
      const place = placeOf(answer, asked);
      kept.set(name, { place });
      return place;
    },
  };
}

type Answer = z.output<typeof answerSchema>;

async function ask(address: URL, timeoutMs: number): Promise<Answer> {
  const response = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: "application/json" },
  })
    .then(async (got) => ({ status: got.status, text: (await got.text()).slice(0, maxResponseCharacters) }))
    .catch((error: unknown) => {
      const late = error instanceof Error && error.name === "TimeoutError";
      throw new GeocodingUnavailableError(
        late
          ? `The geocoding provider did not answer within ${timeoutMs} ms.`
          : "The geocoding provider could not be reached.",
      );
    });
  if (response.status !== 200)
    throw new GeocodingUnavailableError(`The geocoding provider answered ${response.status}.`);
  const parsed = answerSchema.safeParse(parseJson(response.text));
  if (!parsed.success) throw new GeocodingUnavailableError("The geocoding provider's answer is not what it promises.");
  if (parsed.data.status !== "OK" && parsed.data.status !== "ZERO_RESULTS")
    throw new GeocodingUnavailableError(`The geocoding provider refused: ${parsed.data.status.slice(0, 40)}.`);
  return parsed.data;
}

/** The first result. A country alone is what providers answer when they know nothing closer. */
function placeOf({ results }: Answer, asked: string): Place | undefined {
  const first = results[0];
  if (!first) return undefined;
  const named = (type: string) => first.address_components.find(({ types }) => types.includes(type));
  const name = named("locality") ?? named("sublocality") ?? named("postal_town");
  const postcode = named("postal_code")?.long_name;
  if (!name && postcode === undefined) return undefined;
  return {
    name: (name?.long_name ?? asked).slice(0, 80),
    state: (named("administrative_area_level_1")?.short_name ?? "").slice(0, 80),
    ...(postcode !== undefined && isPostcode(postcode) ? { postcode } : {}),
    lat: first.geometry.location.lat,
    long: first.geometry.location.lng,
  };
}
