import { locationOpenState, openingLines } from "@forecourt/core";
import { hasPage, ourLocationPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { FooterPlace } from "@forecourt/dealership/footer";
import type { LogoPicture } from "@forecourt/dealership/header";
import { colorTokens, contrastRatio, themeLook } from "@forecourt/ui-kit/theme";
import type { ThemeLook, ThemePreset } from "@forecourt/ui-kit/theme";
import { pictureUrl } from "@forecourt/vehicle/card";

/** How a site's pages are built, as header, footer and body say it. */
export interface ShownLook extends ThemeLook {
  /** The logo for the ground of header and footer; absent where the site has none. */
  logo?: { header: LogoPicture; footer: LogoPicture };
  /**
   * The dealer's own picture for pages of forms, that of its first page; absent where the site names none, or its forms
   * stand without one.
   */
  picture?: SitePicture;
}

/** A picture that stands for a dealer. */
export interface SitePicture {
  /** Key or address. */
  source: string;
  /** It has no ground of its own: all of it shows, over the edge of its panel. */
  isCutOut: boolean;
}

/**
 * The look of a site: its own over its template's, with the logo that fits each ground and the picture of its first
 * page.
 */
export function siteLook(preset: ThemePreset, { theme, home }: Pick<Site, "theme" | "home">): ShownLook {
  const { logo, page, band, ink } = theme;
  const { heroImage: source, heroIsCutOut: isCutOut } = home;
  const built = themeLook(preset, theme);
  const look = {
    ...built,
    ...(source === undefined || built.forms === "split" ? {} : { picture: { source, isCutOut } }),
  };
  if (!logo) return look;
  const colors = colorTokens({
    ...preset,
    ...(page === undefined ? {} : { page }),
    ...(band === undefined ? {} : { band }),
    ...(ink === undefined ? {} : { ink }),
  });
  const { light, dark = light, width, height } = logo;
  const on = (ground: string): LogoPicture => ({
    src: pictureUrl(contrastRatio(ground, "#000000") > contrastRatio(ground, "#ffffff") ? light : dark, 480),
    width,
    height,
  });
  const groundOf = (part: "header" | "footer") =>
    look.bands.includes(part) ? colors.band : part === "header" ? colors.raised : colors.sunken;
  return { ...look, logo: { header: on(groundOf("header")), footer: on(groundOf("footer")) } };
}

/** Places that a footer shows with number and hours; one that is made of places shows all, by their names. */
const placesInFooter: Readonly<Record<ThemeLook["footer"], number>> = {
  columns: 2,
  centred: 2,
  line: 3,
  places: Number.POSITIVE_INFINITY,
};

/** The places that a site's menu and footer name. */
const namedPlaces = (site: Site, footer: ThemeLook["footer"]) =>
  site.locations
    .filter(({ visible, location_type: type }) => visible && (type === "sales" || type === ""))
    .slice(0, placesInFooter[footer]);

/**
 * When menu and footer say another thing: the next of their places opens or closes. Undefined where they do not say
 * which are open.
 *
 * @param footer how the footer is built
 */
export function placesChangeAt(site: Site, footer: ThemeLook["footer"], now: Date): Date | undefined {
  if (footer === "places") return undefined;
  const changes = namedPlaces(site, footer).flatMap(
    (location) => locationOpenState(location, { now, timeZone: site.timeZone })?.changesAt ?? [],
  );
  return changes.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** The places of a site as its footer shows them, with whether they are open at the moment. */
export function footerPlaces(site: Site, footer: ThemeLook["footer"], now: Date): FooterPlace[] {
  const isByRegion = footer === "places";
  return namedPlaces(site, footer).map((location) => {
    const state = isByRegion ? undefined : locationOpenState(location, { now, timeZone: site.timeZone });
    const page = `${ourLocationPath}/${location.slug}`;
    return {
      id: location.id,
      name: location.name,
      hours: isByRegion ? [] : openingLines(location).map(({ days, text }) => `${days} ${text}`),
      // What is not shown is not sent: it would stand in every page.
      ...(isByRegion
        ? { region: location.address.state }
        : { phone: location.contact_detail.phone ?? site.dealer.phone }),
      ...(state ? { now: { text: state.text, isOpen: state.open } } : {}),
      ...(hasPage(page, site) ? { href: page } : {}),
    };
  });
}
