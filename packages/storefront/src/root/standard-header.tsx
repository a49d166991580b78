import type { MenuEntry } from "@forecourt/core/schemas";
import { SiteHeader } from "@forecourt/dealership/header";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import { SavedCarsLink } from "../saved-cars-link.tsx";
import type { HeaderSlotProps } from "../site-slots.ts";

/** The standard header: name, menu, phone and the way to the saved cars. */
export function StandardHeader({ site, currentPath, isResults }: HeaderSlotProps) {
  const menu = site.navigation.header;
  // Results have their own box for words, and the first page opens with one.
  const hasSearch = !isResults && currentPath !== "/";
  return (
    <CachedFragment
      by={() => [site, "header", hasEntry(menu, currentPath) ? currentPath : undefined, Number(hasSearch)]}
    >
      <SiteHeader
        site={site}
        menu={menu}
        currentPath={currentPath}
        dealership={site.dealership}
        look={site.look.header}
        menuLook={site.look.menu}
        onBand={site.look.bands.includes("header")}
        logo={site.look.logo?.header}
        search={hasSearch ? { path: site.search.defaultPath, placeholder: site.search.keywordPlaceholder } : undefined}
        places={site.dealership ? [] : site.footerPlaces}
        actions={<SavedCarsLink />}
      />
    </CachedFragment>
  );
}

/** Whether a page has an entry to mark: the header is the same at all pages that have none. */
const hasEntry = (menu: readonly MenuEntry[], path: string): boolean =>
  menu.some(({ to, groups = [] }) => to === path || groups.some(({ links }) => links.some((link) => link.to === path)));
