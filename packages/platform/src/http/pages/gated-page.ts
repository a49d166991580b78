import { signInPath } from "@forecourt/core";
import { isGatedPath, signInPagePath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { pagePath, routerParameter, singleSlashes } from "./canonical-url.ts";

/**
 * A page, behind the gate where its path asks for sign-in (S2 §2, decisions.md row 25): a visitor who is not signed in
 * is sent to sign in and back. A gated page is kept by no cache outside, because who may see it is not written on it.
 * A soft navigation, which asks for data only, is sent there in the way that React Router understands.
 */
export async function gatedPage(
  request: Request,
  site: Site,
  { signedIn, page }: { signedIn: () => Promise<unknown>; page: (gate: "open" | "gated") => Promise<Response> },
): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const path = pagePath(singleSlashes(pathname));
  if (!isGatedPath(path, site)) return page("open");
  if ((await signedIn()) !== undefined) {
    const answer = await page("gated");
    const headers = new Headers(answer.headers);
    headers.set("cache-control", "private, no-store");
    return new Response(answer.body, { status: answer.status, headers });
  }
  const isData = pathname.endsWith(".data");
  const location = signInPath({
    type: path.split("/")[1] ?? "",
    redirect: `${path}${isData ? withoutRouter(search) : search}`,
    back: cameFrom(request.headers.get("referer"), origin),
  });
  const headers = { "cache-control": "private, no-store", vary: "Cookie" };
  if (isData)
    return new Response(null, {
      status: 204,
      headers: { ...headers, "x-remix-redirect": location, "x-remix-status": "302" },
    });
  return new Response(null, { status: 302, headers: { ...headers, location } });
}

/**
 * The page of the site from which a shopper came, with what was chosen on it, such as the filters of a search. From the
 * page of sign-in that is where its own way back leads: no way back leads to signing in.
 */
function cameFrom(referrer: string | null, origin: string): string {
  const page = URL.parse(referrer ?? "");
  if (page?.origin !== origin) return "/";
  return page.pathname === signInPagePath ? (page.searchParams.get("back") ?? "/") : page.pathname + page.search;
}

/** The query of a page, of the query of its data: what the shopper wanted there comes back after sign-in too. */
function withoutRouter(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(routerParameter);
  return params.size === 0 ? "" : `?${params}`;
}
