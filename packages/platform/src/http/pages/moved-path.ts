import { carsPath, searchPath, usedCarPath } from "@forecourt/core/pages";

/**
 * Where a page stays that was asked for in another spelling: without a closing slash, a car's slug in lower case
 * (decisions.md row 26). Undefined when the path is the one that stays, or when the page itself knows its spelling, as
 * search pages do.
 *
 * @example
 * movedPath("/brands/") // "/brands"
 * movedPath("/Cars/2021-Mazda-3-used-s1") // "/cars/2021-mazda-3-used-s1"
 */
export function movedPath(path: string): string | undefined {
  if (path === "/" || isBelow(path, searchPath) || isBelow(path, usedCarPath) || path.includes("//")) return undefined;
  const closed = path.replace(/\/$/, "");
  const plain = isBelow(closed, carsPath) ? closed.toLowerCase() : closed;
  return plain === path ? undefined : plain;
}

const isBelow = (path: string, base: string): boolean => `${path.toLowerCase()}/`.startsWith(`${base}/`);

/**
 * A redirect of a page with the whole query of the address that was asked for: pages are rendered from their canonical
 * address, and would lose what was dropped from it, such as the parameters of a campaign.
 *
 * @param response what the page answered; `x-keep-query` says that its location wants the query
 */
export function withAskedQuery(response: Response, request: Request): Response {
  const location = response.headers.get("location");
  if (location === null || !response.headers.has("x-keep-query")) return response;
  const headers = new Headers(response.headers);
  headers.set("location", `${location.split("?")[0]}${new URL(request.url).search}`);
  return new Response(null, { status: response.status, headers });
}
