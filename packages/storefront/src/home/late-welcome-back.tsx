import { WelcomeBack } from "@forecourt/account/welcome-back";
import { emptySearchQuery, searchUrl, setRange } from "@forecourt/core";
import { SiteCarCard } from "../site-car-card.tsx";
import { useSite } from "../use-site.ts";

/** Section for returning shoppers at the end of the first page. Only they load its code. */
export function LateWelcomeBack() {
  const { site, money } = useSite();
  return (
    <WelcomeBack
      site={site.slug}
      CarCard={SiteCarCard}
      hrefOf={(since) =>
        searchUrl(site.search.defaultPath, setRange(emptySearchQuery, "created_at_timestamp", { min: since }))
      }
      locale={money.locale}
      vehicles={site.search.vehicleType}
    />
  );
}
