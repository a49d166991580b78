import { LRUCache } from "lru-cache";

/** Addresses remembered; the one unseen for longest is forgotten first. */
const mostAddresses = 10_000;

/**
 * Makes a light limit against floods from one address: `burst` at once, then one every `refillMs`. It lives in the memory
 * of one process.
 *
 * @returns the seconds to wait, 0 when the request may pass.
 * @example
 * const wait = addressLimit({ burst: 20, refillMs: 30_000 });
 * wait("203.0.113.7", Date.now()) // 0
 */
export function addressLimit({ burst, refillMs }: { burst: number; refillMs: number }): (address: string, nowMs: number) => number {
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
