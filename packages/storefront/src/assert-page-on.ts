import { declarationOf, isPageOn } from "@forecourt/core/pages";
import type { DeclaredPage, StandardPageName } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { data } from "react-router";

/**
 * For a loader: answers with a bare 404 where the settings of the site leave the page out (decisions.md row 85).
 *
 * @param path one of the page's paths, where its paths are turned on one by one
 * @throws a response of React Router with status 404
 * @example
 * assertPageOn("careers", context.get(siteContext));
 */
export function assertPageOn(page: StandardPageName | DeclaredPage, site: Site, path?: string): void {
  if (!isPageOn(declarationOf(page), site, path)) throw data(null, { status: 404 });
}
