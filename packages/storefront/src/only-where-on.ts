import { declarationOf, isPageOn } from "@forecourt/core/pages";
import type { DeclaredPage, StandardPageName } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { data } from "react-router";

/**
 * Answers a bare 404 at a site that has not the page (decisions.md row 85).
 *
 * @param path one of its paths, where it matters which
 * @throws a response of React Router with status 404
 */
export function onlyWhereOn(page: StandardPageName | DeclaredPage, site: Site, path?: string): void {
  if (!isPageOn(declarationOf(page), site, path)) throw data(null, { status: 404 });
}
