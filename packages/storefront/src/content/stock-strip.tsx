import { stockCount } from "@forecourt/core";
import type { BlockOf } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { CarList } from "@forecourt/vehicle/carousel";
import { PageTime } from "../card-contexts.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { useSite } from "../use-site.ts";
import { ledCars } from "./led-cars.ts";
import type { ShownStrip } from "./stock-strips.ts";

/** The first cars of a search, and the way to the rest. */
export function StockStrip({
  block: { title, search, layout },
  strip: { cars, count },
  now,
}: {
  block: Pick<BlockOf<"stock-strip">, "title" | "search" | "layout">;
  strip: ShownStrip;
  now: number;
}) {
  const { site, money } = useSite();
  const led = layout === "grid" ? ledCars(cars) : undefined;
  const shown = led ?? cars;
  const all = stockCount(count, site.search.vehicleType, money.locale);
  return (
    <PageTime value={now}>
      <CarList
        heading={title}
        layout={led ? "lead" : layout}
        cars={shown}
        CarCard={SiteCarCard}
        more={
          <Button href={search} variant="link">
            {count > shown.length ? `See all ${all}` : "See them in the search"}
          </Button>
        }
      />
    </PageTime>
  );
}
