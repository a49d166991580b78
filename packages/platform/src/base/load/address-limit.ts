import { LRUCache } from "lru-cache";
import { addressKey } from "./address-key.ts";

/** Callers remembered; the one unseen for longest is forgotten first. */
const maxCallers = 10_000;

/** Counts one request of a caller; answers the seconds to wait, 0 when it may pass. */
type AddressLimit = (scope: string, address: string | undefined, nowMs: number) => number;

/**
 * Makes a light limit against floods from one address: `burst` at once, then one every `refillMs`, in each scope, which
 * is mostly a site. The addresses of one IPv6 network (/64) are counted as one ({@link addressKey}). A request without
 * an address was made by the platform itself and always passes. It lives in the memory of one process. A clock that is
 * set back adds nothing and takes nothing.
 *
 * @example
 * const wait = addressLimit({ burst: 1, refillMs: 30_000 });
 * wait("harbour-mazda", "2001:db8:1:2::1", Date.now()) // 0
 * wait("harbour-mazda", "2001:db8:1:2::2", Date.now()) // 30
 */
export function addressLimit({ burst, refillMs }: { burst: number; refillMs: number }): AddressLimit {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: maxCallers });
  return (scope, address, nowMs) => {
    if (address === undefined) return 0;
    const caller = `${scope} ${addressKey(address)}`;
    const bucket = buckets.get(caller) ?? { left: burst, at: nowMs };
    const left = Math.min(burst, bucket.left + Math.max(0, nowMs - bucket.at) / refillMs);
    const passes = left >= 1;
    buckets.set(caller, { left: passes ? left - 1 : left, at: nowMs });
    return passes ? 0 : Math.ceil(((1 - left) * refillMs) / 1000);
  };
}
