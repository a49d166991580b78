import type { CarSummary } from "@forecourt/core/schemas";
import { useId } from "react";
import type { ComponentType, ReactNode, Ref } from "react";
import { CarNames } from "./car-names.tsx";
import type { CarName } from "./car-names.tsx";
import { Carousel } from "./carousel-strip.tsx";
import styles from "./vehicle-list.module.css";

/** A card for one car, given by the storefront. */
export type CarCardComponent = ComponentType<{ car: CarSummary; priority: boolean; isLead?: boolean }>;

/** Props of {@link CarList}. */
export interface CarListProps {
  heading: string;
  /** `lead`: a grid of which the first car is shown large on a desk, over rows of three. @default "carousel" */
  layout?: "grid" | "lead" | "carousel";
  cars: readonly CarSummary[];
  /** Stand in the place of the cards as links while there are none. @default none */
  names?: readonly CarName[] | undefined;
  CarCard: CarCardComponent;
  /** Link beside the heading, such as "See more from this dealer". */
  more?: ReactNode;
  /** The section, to hold its height when cards come for names: see `useStableHeight`. */
  section?: Ref<HTMLElement>;
  /** Its least height, in px. */
  minHeightPx?: number | undefined;
}

/**
 * A heading and a few cars below it, to swipe or in a grid: featured stock, latest arrivals, more from a dealer.
 * Nothing without cars.
 */
export function CarList({
  heading,
  layout = "carousel",
  cars,
  names = [],
  CarCard,
  more,
  section,
  minHeightPx,
}: CarListProps) {
  const id = useId();
  if (cars.length + names.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id} ref={section} style={{ minBlockSize: minHeightPx }}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {more}
      </div>
      {cars.length === 0 ? (
        <CarNames cars={names} inOneRow={layout === "carousel"} />
      ) : layout === "carousel" ? (
        <Carousel
          label={heading}
          items={cars.map((car) => ({ key: car.id, content: <CarCard car={car} priority={false} /> }))}
        />
      ) : (
        <ul className={styles.grid} data-lead={layout === "lead" || undefined}>
          {cars.map((car, index) => (
            <li key={car.id} className={styles.cell}>
              <CarCard car={car} priority={false} isLead={layout === "lead" && index === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
