import { SiteFooter } from "@forecourt/dealership/footer";
import type { FooterSlotProps } from "../site-slots.ts";

/** The standard footer as it is rendered. */
export const RenderedFooter = ({ site }: FooterSlotProps) => (
  <SiteFooter
    site={site}
    address={site.address}
    groups={site.navigation.footer}
    dealership={site.dealership}
    look={site.look.footer}
    onBand={site.look.bands.includes("footer")}
    logo={site.look.logo?.footer}
    {...(site.hasNoWatchlist && { forgetHref: null })}
    places={site.dealership ? [] : site.footerPlaces}
  />
);
