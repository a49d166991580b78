import { SiteHeader } from "@forecourt/dealership/header";
import { CachedFragment } from "../cached-fragment.tsx";
import { SavedCarsLink } from "../saved-cars-link.tsx";
import type { HeaderSlotProps } from "../site-slots.ts";

/** The standard header: name, menu, phone and the way to the saved cars. */
export function StandardHeader({ site, currentPath }: HeaderSlotProps) {
  const menu = site.navigation.header;
  return (
    <CachedFragment by={() => [site, "header", menu.findIndex(({ to }) => to === currentPath)]}>
      <SiteHeader site={site} menu={menu} currentPath={currentPath} actions={<SavedCarsLink />} />
    </CachedFragment>
  );
}
