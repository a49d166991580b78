import { LRUCache } from "lru-cache";

/** Enquiries that one address may send: a burst, then one each refill. */
const burst = 10;
const refillMs = 20_000;
/** Addresses remembered; the one unseen for longest is forgotten first. */
const mostAddresses = 10_000;

/**
 * Makes a light limit against floods of enquiries from one address: 10 at once, then one every 20 seconds. It lives in
 * the memory of one process.
 *
 * @returns the seconds to wait, 0 when the enquiry may pass.
 * @example
 * const wait = leadRateLimit();
 * wait("203.0.113.7", Date.now()) // 0
 */
export function leadRateLimit(): (address: string, nowMs: number) => number {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: mostAddresses });
  return (address, nowMs) => {
    const bucket = buckets.get(address) ?? { left: burst, at: nowMs };
    const left = Math.min(burst, bucket.left + (nowMs - bucket.at) / refillMs);
    if (left < 1) {
      buckets.set(address, { left, at: nowMs });
      return Math.ceil(((1 - left) * refillMs) / 1000);
    }
    buckets.set(address, { left: left - 1, at: nowMs });
    return 0;
  };
}
