import { isFilteredAddress } from "@forecourt/core/pages";
import type { DeclaredPage } from "@forecourt/core/pages";

/**
 * An address of the site that has a query, as React writes it. Our own links to filtered searches, most of them, say
 * `nofollow` right behind it.
 */
const addressWithQuery = / href="(\/[^"?]*\?[^"]*)"(?! rel="nofollow")/g;

/**
 * Gives the links of a page that lead to filtered searches `rel="nofollow"` (rules 2.7): those of menus, content and
 * templates too, which do not know the parameters of pages. React compares no attributes when a built page starts, so
 * that it stays.
 *
 * @param own `pages.own` of the site
 * @example
 * nofollowFilteredLinks('<a href="/search/used-cars?fuel=Diesel">Diesel</a>', []) // '<a rel="nofollow" href="/search/used-cars?fuel=Diesel">Diesel</a>'
 */
export function nofollowFilteredLinks(html: string, own: readonly DeclaredPage[]): string {
  // Joined once: each copy of a page is as long as the page.
  const parts: string[] = [];
  let from = 0;
  for (const { index, 1: href = "" } of html.matchAll(addressWithQuery)) {
    // React writes no "<" and no ">" within an attribute.
    const opened = html.lastIndexOf("<", index);
    const link = html.slice(opened, html.indexOf(">", index));
    const rel = / rel="([^"]*)"/.exec(link)?.[1];
    if (!link.startsWith("<a ") || rel?.includes("nofollow")) continue;
    if (!isFilteredAddress(href.replaceAll("&amp;", "&"), own)) continue;
    const others = rel === undefined ? link : link.replace(` rel="${rel}"`, "");
    parts.push(
      html.slice(from, opened),
      others.replace("<a ", `<a rel="${rel === undefined ? "" : `${rel} `}nofollow" `),
    );
    from = opened + link.length;
  }
  parts.push(html.slice(from));
  return parts.join("");
}
