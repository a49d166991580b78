import { SiteFooter } from "@forecourt/dealership/footer";
import { CachedFragment } from "../cached-fragment.tsx";
import type { FooterSlotProps } from "../site-slots.ts";

/** The standard footer: menus, the dealer's logo or name, its places with their hours, address and licence number. */
export function StandardFooter({ site }: FooterSlotProps) {
  return (
    <CachedFragment by={() => [site, "footer"]}>
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
    </CachedFragment>
  );
}
