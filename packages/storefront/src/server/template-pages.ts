import { ownPages, standardPages } from "@forecourt/core/pages";
import type { OwnPage } from "@forecourt/core/pages";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import type { ServerBuild } from "react-router";
import { comparedPath, comparedPatterns } from "./route-patterns.ts";

/**
 * The pages of a template as its sites' documents take them: its own, and the names of the standard pages that its
 * routes leave out. Menus, buttons, sitemap and `site check` follow them.
 *
 * @param pages the pages that the template declares as its own
 * @example
 * export const siteDefaults = { pages: templatePages(build, pages) }; // { own: [], missing: ["brands"] }
 */
export function templatePages(
  build: Pick<ServerBuild, "routes">,
  pages: readonly OwnPage[] = [],
): NonNullable<SiteDocumentInput["pages"]> {
  const routes = new Set(comparedPatterns(build.routes));
  const missing = standardPages.filter(({ paths }) => !paths.some((path: string) => routes.has(comparedPath(path))));
  return { own: ownPages(pages), missing: missing.map(({ name }) => name) };
}
