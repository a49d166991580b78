import { conditionSearchPath } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { CarList } from "@forecourt/vehicle/carousel";
import { SiteCarCard } from "../site-car-card.tsx";
import styles from "../storefront-home.module.css";
import { useSite } from "../use-site.ts";

/** The cars of the home page, whose code comes late: those that arrived last, and the featured ones. */
export function HomeCars({
  latest,
  featured,
  count,
}: {
  latest: readonly CarSummary[];
  featured: readonly CarSummary[];
  /** How many cars are in stock. */
  count: number;
}) {
  const { site, money } = useSite();
  const vehicles = site.search.vehicleType;
  return (
    <>
      {latest.length > 0 && (
        <section className={styles.section} aria-labelledby="latest">
          <div className={styles.titleRow}>
            <h2 className={styles.title} id="latest">
              Latest arrivals
            </h2>
            <Button href={conditionSearchPath()} variant="link">
              See all {count.toLocaleString(money.locale)} {vehicles}
            </Button>
          </div>
          <ul className={styles.cars}>
            {latest.map((car) => (
              <li key={car.id}>
                <SiteCarCard car={car} priority={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {featured.length > 0 && (
        <div className={styles.section}>
          <CarList
            heading={`Featured used ${vehicles}`}
            cars={featured}
            CarCard={SiteCarCard}
            more={
              <Button href={conditionSearchPath(["used"])} variant="link">
                View all used {vehicles}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}
