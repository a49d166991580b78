import { hasPage } from "@forecourt/core/pages";
import type { Navigation, Site } from "@forecourt/core/schemas";

/** The menus of a site without entries that lead nowhere, and without groups that are left empty. */
export function reachableNavigation(navigation: Navigation, site: Site): Navigation {
  return {
    header: navigation.header.filter((item) => hasPage(item.to, site)),
    footer: navigation.footer
      .map((group) => ({ ...group, items: group.items.filter((item) => hasPage(item.to, site)) }))
      .filter((group) => group.items.length > 0),
  };
}
