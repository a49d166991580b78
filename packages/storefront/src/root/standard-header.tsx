import { SiteHeader } from "@forecourt/dealership/header";
import { SavedCarsLink } from "../saved-cars-link.tsx";
import type { HeaderSlotProps } from "../site-slots.ts";

/** The standard header: name, menu, phone and the way to the saved cars. */
export function StandardHeader({ site, currentPath }: HeaderSlotProps) {
  return <SiteHeader site={site} menu={site.navigation.header} currentPath={currentPath} actions={<SavedCarsLink />} />;
}
