import { SavedLink } from "@forecourt/account/shell";
import { useSite } from "./use-site.ts";

/** The way to the saved cars with their number, for a template's header; nothing where the site keeps none. */
export function SavedCarsLink() {
  const { site } = useSite();
  return (
    (site.saved.favourites || site.saved.watchlist) && <SavedLink site={site.slug} vehicles={site.search.vehicleType} />
  );
}
