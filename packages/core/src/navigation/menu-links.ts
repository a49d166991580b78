import type { MenuItem } from "../site/navigation.ts";
import type { Site } from "../site/site-document.ts";

/** A link of a menu of the site document. */
export interface DocumentLink {
  /** Where in the document it stands. */
  path: string;
  to: string;
}

/**
 * Every link of the menus of a site document: header, footer, and those of its dealerships.
 *
 * @example
 * menuLinks(site) // [{ path: "navigation.header.0.to", to: "/" }, …]
 */
export function menuLinks({ navigation, dealer }: Pick<Site, "navigation" | "dealer">): DocumentLink[] {
  return [
    ...headerLinks("navigation.header", navigation.header),
    ...navigation.footer.flatMap(({ items }, group) =>
      items.map(({ to }, place) => ({ path: `navigation.footer.${group}.items.${place}.to`, to })),
    ),
    ...dealer.dealerships.flatMap(({ navigation: menu = [] }, index) =>
      headerLinks(`dealer.dealerships.${index}.navigation`, menu),
    ),
  ];
}

const headerLinks = (path: string, menu: readonly MenuItem[]): DocumentLink[] =>
  menu.flatMap(({ to, items = [] }, index) => [
    { path: `${path}.${index}.to`, to },
    ...items.map((item, place) => ({ path: `${path}.${index}.items.${place}.to`, to: item.to })),
  ]);
