import type { BlockOf, CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { CarList } from "@forecourt/vehicle/carousel";
import { PageTime } from "../card-contexts.ts";
import { SiteCarCard } from "../site-car-card.tsx";

/** The first cars of a search, and the way to the rest. */
export function StockStrip({
  block: { title, search },
  cars,
  now,
}: {
  block: BlockOf<"stock-strip">;
  cars: readonly CarSummary[];
  now: number;
}) {
  return (
    <PageTime value={now}>
      <CarList
        heading={title}
        cars={cars}
        CarCard={SiteCarCard}
        more={
          <Button href={search} variant="link">
            See all
          </Button>
        }
      />
    </PageTime>
  );
}
