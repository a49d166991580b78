import { signInPath } from "@forecourt/core";

/** Where a shopper signs in to save cars, and comes back to this page. */
export function signInHere(): string {
  const here = location.pathname + location.search;
  return signInPath({ type: "watchlist", redirect: here, back: here });
}
