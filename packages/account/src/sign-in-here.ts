import { signInPath } from "@forecourt/core";

/**
 * Where a shopper signs in, and comes back to this page.
 *
 * @param type what for, as the sign-in page says it. @default "watchlist"
 * @param back where a shopper goes who does not. @default this page
 */
export function signInHere(type = "watchlist", back = location.pathname + location.search): string {
  return signInPath({ type, redirect: location.pathname + location.search, back });
}
