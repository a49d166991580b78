import type { CarSummary } from "@forecourt/core/schemas";
import type { CarCardComponent } from "./car-card-component.ts";
import styles from "./search-results.module.css";

/** Props of {@link LatestArrivals}. */
export interface LatestArrivalsProps {
  cars: readonly CarSummary[];
  columns: 3 | 4;
  CarCard: CarCardComponent;
}

/**
 * Two rows of the newest cars of the stock below an empty search (S1 §8): a shopper is never left with nothing to look
 * at.
 */
export function LatestArrivals({ cars, columns, CarCard }: LatestArrivalsProps) {
  return (
    <section className={styles.latest} aria-labelledby="latest-arrivals">
      <h2 className={styles.latestTitle} id="latest-arrivals">
        Latest arrivals
      </h2>
      <ul className={styles.grid} data-columns={columns}>
        {cars.slice(0, columns * 2).map((car) => (
          <li key={car.id} className={styles.cell}>
            <CarCard car={car} priority={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
