/** Routes that always ask for sign-in, with everything below them (S2 §2, decisions.md row 25). */
export const alwaysGatedRoutes: readonly string[] = [
  "/online-payment",
  "/my-garage",
  "/mymotorama",
  "/mybigboxcars",
  "/myblinkr",
  "/myservco",
];

/** Routes that ask for sign-in where a site says so; all off by default (S2 §2, decisions.md row 25). */
export const gateableRoutes = [
  "/cars/trade-in",
  "/sell-my-car",
  "/cars/{slug}/checkout",
  "/personalised/finance",
  "/spin-to-win",
  "/finance",
] as const;
/** A route that a site may gate. */
export type GateableRoute = (typeof gateableRoutes)[number];

/**
 * Whether a path asks a visitor who is not signed in to sign in first.
 *
 * @example
 * isGatedPath("/cars/2019-kia-rio-used-s1/checkout", ["/cars/{slug}/checkout"]) // true
 */
export function isGatedPath(path: string, gated: readonly GateableRoute[] = []): boolean {
  const plain = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  if (alwaysGatedRoutes.some((route) => plain === route || plain.startsWith(`${route}/`))) return true;
  return gated.some((route) => {
    const segments = plain.split("/");
    const wanted = route.split("/");
    return (
      segments.length === wanted.length &&
      wanted.every((part, index) => (part === "{slug}" ? segments[index] !== "" : part === segments[index]))
    );
  });
}

/**
 * Address of the sign-in page that returns to a page of this site (S1 §2). Addresses of other sites are not returned to.
 *
 * @example
 * signInPath({ type: "watchlist", redirect: "/watchlist", back: "/cars/x" }) // "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fcars%2Fx"
 */
export function signInPath({ type, redirect, back }: { type: string; redirect: string; back: string }): string {
  return `/sign-in?${new URLSearchParams({ type, redirect: ownPath(redirect), back: ownPath(back) })}`;
}

/**
 * A path of this site, or "/" for anything that would lead elsewhere.
 *
 * @example
 * ownPath("//evil.example") // "/"
 */
export function ownPath(path: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/";
}
