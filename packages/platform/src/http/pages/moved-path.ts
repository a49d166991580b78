import { isCampaignParameter, pageAt, searchPath, usedCarPath } from "@forecourt/core/pages";
import type { DeclaredPage } from "@forecourt/core/pages";

/**
 * Where a page stays that was asked for in another spelling: without a closing slash, and in small letters unless it is
 * a page of the template itself, whose words are its own (decisions.md row 26). Undefined when the path is the one that
 * stays, or when the page itself knows its spelling, as search pages do.
 *
 * @param own `pages.own` of the site
 * @example
 * movedPath("/brands/", []) // "/brands"
 * movedPath("/Cars/2021-Mazda-3-used-s1", []) // "/cars/2021-mazda-3-used-s1"
 * movedPath("/Finance", []) // "/finance"
 */
export function movedPath(path: string, own: readonly DeclaredPage[]): string | undefined {
  if (path === "/" || isBelow(path, searchPath) || isBelow(path, usedCarPath) || path.includes("//")) return undefined;
  const closed = path.replace(/\/$/, "");
  const plain = hasSmallLetters(closed, own) ? closed.toLowerCase() : closed;
  return plain === path ? undefined : plain;
}

function hasSmallLetters(path: string, own: readonly DeclaredPage[]): boolean {
  if (!/[A-Z]/.test(path)) return false;
  const page = pageAt(path, own)?.page;
  return page !== undefined && !own.includes(page);
}

const isBelow = (path: string, base: string): boolean => `${path.toLowerCase()}/`.startsWith(`${base}/`);

/**
 * A redirect of a page with what it lost of the address that was asked for: pages are rendered from their canonical
 * address, and would lose what was dropped from it. To another page of the site go the parameters of a campaign, which
 * a lead says (S2 §3 `linked_query_params`).
 *
 * @param response what the page answered; `x-keep-query` says that its location wants the whole query
 */
export function withAskedQuery(response: Response, request: Request): Response {
  const location = response.headers.get("location");
  if (location === null) return response;
  const asked = new URL(request.url);
  const to = response.headers.has("x-keep-query")
    ? `${location.split("?")[0]}${asked.search}`
    : withCampaign(location, asked);
  if (to === location) return response;
  const headers = new Headers(response.headers);
  headers.set("location", to);
  return new Response(null, { status: response.status, headers });
}

/** An address of the site with the campaign of the one that was asked for; what it says of it itself stays. */
function withCampaign(location: string, asked: URL): string {
  const to = new URL(location, asked);
  if (to.origin !== asked.origin) return location;
  const lost = [...asked.searchParams].filter(([name]) => isCampaignParameter(name) && !to.searchParams.has(name));
  if (lost.length === 0) return location;
  return `${to.pathname}${to.search}${to.search === "" ? "?" : "&"}${new URLSearchParams(lost)}${to.hash}`;
}
