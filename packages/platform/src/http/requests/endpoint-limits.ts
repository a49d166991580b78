import type { Endpoint, EndpointLimit } from "@forecourt/api";
import { addressLimit } from "../../base/load/address-limit.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";

/** Counts a request to an endpoint at a site. @throws ApiRefusal 429 when its limit is used up */
export type CheckLimit = (endpoint: Endpoint, siteSlug: string, request: Request) => void;

/**
 * Makes the limits of a table of endpoints, as each is declared there.
 *
 * @param addressOf network address of who asks; undefined for the platform's own requests, which pass
 * @example
 * const checkLimit = endpointLimits({ addressOf: () => "203.0.113.7", now: () => new Date() });
 * checkLimit(endpoints.createLead, "harbour-mazda", request) // the 11th at once throws "too_many_enquiries"
 */
export function endpointLimits({
  addressOf,
  now,
}: {
  addressOf: (request: Request) => string | undefined;
  now: () => Date;
}): CheckLimit {
  const limits = new Map<EndpointLimit, ReturnType<typeof addressLimit>>();
  return ({ limit }, siteSlug, request) => {
    if (!limit) return;
    const count = limits.get(limit) ?? addressLimit(limit);
    limits.set(limit, count);
    const wait = count(limit.acrossSites ? "" : siteSlug, addressOf(request), now().getTime());
    if (wait > 0) throw new ApiRefusal(429, limit.code, limit.error, { headers: { "retry-after": String(wait) } });
  };
}
