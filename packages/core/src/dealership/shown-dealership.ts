import { headerMenu } from "../navigation/header-menu.ts";
import type { MenuEntry } from "../navigation/header-menu.ts";
import { homePage } from "../pages/home.ts";
import { dealershipSearchPath } from "../search/search-paths.ts";
import type { Site } from "../site/site-document.ts";
import { dealershipPhone, findDealership } from "./find-dealership.ts";

/** Address of a dealership, as its pages show it. */
export interface ShownAddress {
  street: string;
  city: string;
  state: string;
  postcode: string;
  /** Address of the place at the maps service. */
  place_url?: string | null | undefined;
}

/** Facts of a dealership for header and footer on its pages (S2 §3). */
export interface ShownDealership {
  slug: string;
  name: string;
  phone: string;
  email: string;
  address: ShownAddress | undefined;
  /** Where its name leads: to its cars. */
  home: string;
  /** Its menu, the way back to the group first. */
  menu: MenuEntry[];
  /** Whether the menu is its own, and not the group's. */
  hasOwnMenu: boolean;
}

/**
 * A dealership as its pages show it: what it does not say itself is its first location's, or the group's. Its menu
 * begins with the way back to the group, and like every menu leads nowhere that the site does not have.
 *
 * @param slug as an address, a location or a search has it
 * @returns undefined for one that the site does not have
 * @example
 * shownDealership(site, "meridian-toyota") // { name: "Meridian Toyota", phone: "07 5550 0110", menu: [{ label: "Meridian Group", to: "/" }, …], … }
 */
export function shownDealership(site: Site, slug: string | null | undefined): ShownDealership | undefined {
  const dealership = findDealership(site, slug);
  if (!dealership) return undefined;
  const { name, email, address, navigation } = dealership;
  const [home] = homePage.paths;
  const place = site.locations.find((location) => location.visible && location.dealership_slug === dealership.slug);
  const menu = headerMenu(
    navigation === undefined ? site : { ...site, navigation: { ...site.navigation, header: navigation } },
  );
  return {
    slug: dealership.slug,
    name,
    phone: dealershipPhone(site, dealership),
    email: email ?? site.dealer.email,
    address: addressOf(address ?? place?.address),
    home: dealershipSearchPath(dealership.slug),
    menu: [{ label: site.name, to: home }, ...menu.filter(({ to, groups }) => to !== home || groups !== undefined)],
    hasOwnMenu: navigation !== undefined,
  };
}

/** Without what a footer does not say: a page is sent with every word of it. */
const addressOf = (address: ShownAddress | undefined): ShownAddress | undefined =>
  address && {
    street: address.street,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    ...(address.place_url ? { place_url: address.place_url } : {}),
  };
