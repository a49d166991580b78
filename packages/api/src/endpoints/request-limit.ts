import type { EndpointLimit } from "./endpoint.ts";

/** A limit with the words that most endpoints refuse with. */
export function requestLimit(burst: number, refillMs: number): EndpointLimit {
  return {
    burst,
    refillMs,
    code: "too_many_requests",
    error: "Too many requests came from this address. Please try again in a moment.",
  };
}
