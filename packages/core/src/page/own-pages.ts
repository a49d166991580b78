import type { OwnPageInput } from "../site/own-page-setting.ts";
import type { Page } from "./page.ts";

/** A page of a template's own: the declaration of a {@link Page} without what only standard pages have. */
export type OwnPage = Omit<
  Page,
  "within" | "part" | "formBytes" | "words" | "hasContent" | "lists" | "isUsual" | "gate" | "sitemap"
> & {
  gate?: "never" | "always";
  sitemap?: "pages";
};

/**
 * The pages that a template has of its own as `pages.own` of a site document takes them, so that links, menus, gates,
 * sitemap, page cache and `site check` know them.
 *
 * @param pages the declarations from which the template makes its routes, too
 * @example
 * export const siteDefaults = { pages: { own: ownPages(pages) } };
 */
export function ownPages(pages: readonly OwnPage[]): OwnPageInput[] {
  return pages.map((declared) => {
    const { module: _, ...page } = declared;
    return structuredClone(page) as OwnPageInput;
  });
}
