import { addressLimit } from "../../base/load/address-limit.ts";

/**
 * Makes the limit against floods of enquiries from one address: 10 at once, then one every 20 seconds.
 *
 * @returns the seconds to wait, 0 when the enquiry may pass.
 * @example
 * const wait = leadRateLimit();
 * wait("harbour-mazda", "203.0.113.7", Date.now()) // 0
 */
export function leadRateLimit(): ReturnType<typeof addressLimit> {
  return addressLimit({ burst: 10, refillMs: 20_000 });
}
