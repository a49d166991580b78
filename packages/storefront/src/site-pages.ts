import { hasPage } from "@forecourt/core";
import type { PagesSite } from "@forecourt/core";
import type { Navigation } from "@forecourt/core/schemas";

/** The page on which test drives are booked (S1 §2). */
export const testDrivePage = "/book-test-drive";

/** The menus of a site without entries that lead nowhere, and without groups that are left empty. */
export function reachableNavigation(navigation: Navigation, site: PagesSite): Navigation {
  return {
    header: navigation.header.filter((item) => hasPage(item.to, site)),
    footer: navigation.footer
      .map((group) => ({ ...group, items: group.items.filter((item) => hasPage(item.to, site)) }))
      .filter((group) => group.items.length > 0),
  };
}
