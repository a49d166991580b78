import type { MenuEntry } from "@forecourt/core/schemas";
import { SiteHeader } from "@forecourt/dealership/header";
import { CachedFragment } from "../cached-fragment.tsx";
import { SavedCarsLink } from "../saved-cars-link.tsx";
import type { HeaderSlotProps } from "../site-slots.ts";

/** The standard header: name, menu, phone and the way to the saved cars. */
export function StandardHeader({ site, currentPath }: HeaderSlotProps) {
  const menu = site.navigation.header;
  // Results have a box for words of their own, beside what it narrows.
  const isResults = /^\/(search|used-car)\//.test(currentPath) ? 1 : 0;
  return (
    <CachedFragment by={() => [site, "header", hasEntry(menu, currentPath) ? currentPath : undefined, isResults]}>
      <SiteHeader
        site={site}
        menu={menu}
        currentPath={currentPath}
        dealership={site.dealership}
        look={site.look.header}
        onBand={site.look.bands.includes("header")}
        logo={site.look.logo?.header}
        search={isResults ? undefined : { path: site.search.defaultPath, placeholder: site.search.keywordPlaceholder }}
        actions={<SavedCarsLink />}
      />
    </CachedFragment>
  );
}

/** Whether a page has an entry to mark: the header is the same at all pages that have none. */
const hasEntry = (menu: readonly MenuEntry[], path: string): boolean =>
  menu.some(({ to, groups = [] }) => to === path || groups.some(({ links }) => links.some((link) => link.to === path)));
