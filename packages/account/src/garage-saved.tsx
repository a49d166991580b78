import type { GarageAnswer } from "@forecourt/api";
import { stockWord } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { IconHeart } from "@forecourt/ui-kit/icon";
import type { CarCardComponent } from "./car-card-component.ts";
import { EmptySection } from "./empty-section.tsx";
import { SavedCars } from "./saved-cars.tsx";
import { useCarsById } from "./use-cars-by-id.ts";
import { useSaved } from "./use-saved.ts";

/** Saved cars that the page shows; the others are a link away. */
const maxShown = 8;

/** The cars saved last as they are now, asked of the platform once the device has been read. */
export function useLastSaved(site: string, isWanted: boolean) {
  const ready = useSaved(site, (state) => state.ready && !state.isReading);
  const favourites = useSaved(site, (state) => state.favourites).slice(0, maxShown);
  return { favourites, ...useCarsById(ready && isWanted ? favourites.map(({ id }) => id) : undefined) };
}

/** The cars saved last, each with what changed since, and how many others like it there are. */
export function GarageSaved({
  site,
  last: { favourites, cars, failed },
  saved,
  money,
  CarCard,
  stockHref,
  vehicles,
}: {
  site: string;
  last: ReturnType<typeof useLastSaved>;
  /** What the platform knows of them; undefined until it has answered. */
  saved: GarageAnswer["saved"] | undefined;
  money: MoneyFormat;
  CarCard: CarCardComponent;
  stockHref: string;
  vehicles: string;
}) {
  if (favourites.length === 0)
    return (
      <EmptySection title="Nothing saved yet" icon={<IconHeart size={22} />} stockHref={stockHref} vehicles={vehicles}>
        Tap the heart on a {stockWord(vehicles)} and it will wait for you here, on every device.
      </EmptySection>
    );
  return (
    <SavedCars
      site={site}
      favourites={favourites}
      cars={cars}
      known={!failed}
      money={money}
      CarCard={CarCard}
      stockHref={stockHref}
      headingLevel={3}
      alike={new Map(saved?.map(({ car_id: id, alike, alike_path: href }) => [id, { count: alike, href }]))}
    />
  );
}
