import { SavedButtons } from "@forecourt/account/card";
import { canFavourite } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { useSite } from "./use-site.ts";

/**
 * Heart and compare of a car as the site has them, for a template's own cards and rows: they lie over the picture that
 * they stand in, which is positioned. Nothing where the site keeps and compares no cars.
 *
 * @example
 * <div style={{ position: "relative" }}>
 *   <CarPicture {...picture} />
 *   <SiteSavedButtons car={car} />
 * </div>
 */
export function SiteSavedButtons({ car }: { car: CarSummary }) {
  const { site } = useSite();
  const { favourites, watchlist, compare, favouriteNeeds: needs, signInToSave } = site.saved;
  if (!favourites && !watchlist && !compare) return null;
  return (
    <SavedButtons
      site={site.slug}
      car={car}
      canSave={canFavourite(car, { enabled: favourites || watchlist, needs })}
      canCompare={canFavourite(car, { enabled: compare, needs })}
      signInToSave={signInToSave}
    />
  );
}
