import { dealershipSearchPath } from "@forecourt/core";
import type { Car, CarSummary, SimilarSettings } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { CarList, SimilarCars, useNearViewport, useStableHeight } from "@forecourt/vehicle/carousel";
import { useCallback, useState } from "react";
import { loadOtherCars } from "./similar-cars.ts";
import type { NamedCars, OtherCars } from "./similar-cars.ts";
import { similarSearchHref } from "./similar-search.ts";
import { useSite } from "./use-site.ts";
import { SiteCarCard } from "./site-car-card.tsx";
import styles from "./storefront-vehicle.module.css";

/**
 * Below a car: those like it, and more of its dealership (S1 §2, §9). The server has found them as a rule and links to
 * them; the browser asks for their cards once, when a shopper comes near.
 */
export function RelatedCars({
  car,
  settings,
  others,
  cards = [],
}: {
  car: Car;
  settings: Pick<SimilarSettings, "layout" | "heading">;
  others: NamedCars | undefined;
  /** Similar cars as cards, in a row, from the start. @default they load when a shopper is near */
  cards?: readonly CarSummary[] | undefined;
}) {
  const { site } = useSite();
  const [late, setLate] = useState<OtherCars>();
  const { section, minHeightPx, holdHeight } = useStableHeight();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await loadOtherCars(car.slug, signal);
      holdHeight();
      setLate(answer);
      return answer.cars;
    },
    [car.slug, holdHeight],
  );
  // Similar cars that are there from the start ask for nothing: then the place of the dealer's own does.
  const loadForDealer = useCallback((signal: AbortSignal) => void load(signal).catch(() => undefined), [load]);
  useNearViewport(section, cards.length > 0 && late === undefined, loadForDealer);
  return (
    <div className={styles.similar}>
      {cards.length > 0 ? (
        <CarList heading={settings.heading} cars={cards} CarCard={SiteCarCard} />
      ) : (
        <SimilarCars
          key={car.id}
          heading={settings.heading}
          layout={settings.layout}
          named={others?.cars}
          load={load}
          similarHref={similarSearchHref(car)}
          searchLabel={`Search for ${site.search.vehicleType} like this one`}
          CarCard={SiteCarCard}
        />
      )}
      {car.dealership_slug && (
        <CarList
          heading={car.location?.name ? `More at ${car.location.name}` : "More from this dealer"}
          cars={late?.fromDealer ?? []}
          names={others?.fromDealer}
          CarCard={SiteCarCard}
          section={section}
          minHeightPx={minHeightPx}
          more={
            <Button href={dealershipSearchPath(car.dealership_slug)} variant="link">
              See more from this dealer
            </Button>
          }
        />
      )}
    </div>
  );
}
