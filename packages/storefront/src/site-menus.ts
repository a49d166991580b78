import { hasPage } from "@forecourt/core/pages";
import { headerMenu } from "@forecourt/core/schemas";
import type { MenuEntry, Navigation, Site } from "@forecourt/core/schemas";

/** The menus of a site as its pages show them. */
export interface SiteMenus {
  header: MenuEntry[];
  footer: Navigation["footer"];
}

/** The menus of a site without entries that lead nowhere, and without groups that are left empty. */
export function siteMenus(site: Site): SiteMenus {
  return {
    header: headerMenu(site),
    footer: site.navigation.footer
      .map((group) => ({ ...group, items: group.items.filter((item) => hasPage(item.to, site)) }))
      .filter((group) => group.items.length > 0),
  };
}
