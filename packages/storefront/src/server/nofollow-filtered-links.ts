import { isFilteredAddress } from "@forecourt/core/pages";
import type { DeclaredPage } from "@forecourt/core/pages";

/** A link to an address of the site that has a query. React writes no ">" within an attribute. */
const linkWithQuery = /<a ([^>]*?\bhref="(\/[^"?]*\?[^"]*)"[^>]*)>/g;

/**
 * Gives the links of a page that lead to filtered searches `rel="nofollow"` (rules 2.7): those of menus, content and templates too, which do not
 * know the parameters of pages. React compares no attributes when a built page starts, so that it stays.
 *
 * @param own `pages.own` of the site
 * @example
 * nofollowFilteredLinks('<a href="/search/used-cars?fuel=Diesel">Diesel</a>', []) // '<a rel="nofollow" href="/search/used-cars?fuel=Diesel">Diesel</a>'
 */
export function nofollowFilteredLinks(html: string, own: readonly DeclaredPage[]): string {
  return html.replaceAll(linkWithQuery, (link, attributes: string, href: string) => {
    if (/\brel="[^"]*\bnofollow\b/.test(attributes) || !isFilteredAddress(href.replaceAll("&amp;", "&"), own))
      return link;
    return attributes.includes('rel="')
      ? `<a ${attributes.replace('rel="', 'rel="nofollow ')}>`
      : `<a rel="nofollow" ${attributes}>`;
  });
}
