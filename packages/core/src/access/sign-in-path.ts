import { signInPagePath } from "../pages/sign-in.ts";

/**
 * Address of the sign-in page that returns to a page of this site (S1 §2). Addresses of other sites are not returned
 * to.
 *
 * @example
 * signInPath({ type: "watchlist", redirect: "/watchlist", back: "/cars/x" }) // "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fcars%2Fx"
 */
export function signInPath({ type, redirect, back }: { type: string; redirect: string; back: string }): string {
  return `${signInPagePath}?${new URLSearchParams({ type, redirect: localPath(redirect), back: localPath(back) })}`;
}

/**
 * A path of this site, or "/" for anything that would lead elsewhere.
 *
 * @example
 * localPath("//evil.example") // "/"
 */
export function localPath(path: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/";
}
