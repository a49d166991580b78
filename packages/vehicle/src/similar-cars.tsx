import { similarPlaceholders } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { Carousel } from "./carousel-strip.tsx";
import { CarList } from "./car-list.tsx";
import type { CarCardComponent } from "./car-list.tsx";
import styles from "./vehicle-list.module.css";

/** What the similar cars of a page need. */
export interface SimilarCarsProps {
  heading: string;
  layout: "grid" | "carousel";
  /** What the server found; undefined when its search did not answer, and the browser is to ask. */
  found: readonly CarSummary[] | undefined;
  /** Asks once more, from the browser. */
  load: (signal: AbortSignal) => Promise<readonly CarSummary[]>;
  /** The search for cars like this one, where none are to be shown. */
  similarHref: string;
  CarCard: CarCardComponent;
}

/**
 * Cars like the one of the page (S1 §4, §9). The server has found them as a rule; where it could not, six placeholders
 * stand while the browser asks once, and a failure ends them. Without any car the way to a search for them is there.
 */
export function SimilarCars({ heading, layout, found, load, similarHref, CarCard }: SimilarCarsProps) {
  const [loaded, setLoaded] = useState<readonly CarSummary[]>();
  const isAsking = found === undefined && loaded === undefined;
  useEffect(() => {
    if (!isAsking) return;
    const stop = new AbortController();
    load(stop.signal).then(
      (cars) => setLoaded(cars),
      () => {
        // Logged by the platform; here the placeholders end (S1 §7).
        if (!stop.signal.aborted) setLoaded([]);
      },
    );
    return () => stop.abort();
  }, [isAsking, load]);
  const cars = found ?? loaded ?? [];
  if (cars.length > 0) return <CarList heading={heading} layout={layout} cars={cars} CarCard={CarCard} />;
  return (
    <section className={styles.list} aria-label={heading} aria-busy={isAsking}>
      <h2 className={styles.heading}>{heading}</h2>
      {isAsking ? (
        <>
          <span className={styles.hidden} role="status">
            Loading similar cars
          </span>
          <Carousel label={heading} items={Array.from({ length: similarPlaceholders }, (_, index) => ({ key: String(index), content: <Placeholder /> }))} />
        </>
      ) : (
        <p>
          <Button href={similarHref} variant="secondary">
            Search for cars like this one
          </Button>
        </p>
      )}
    </section>
  );
}

function Placeholder() {
  return (
    <div className={styles.waiting} data-placeholder>
      <Skeleton shape="box" />
      <Skeleton quarters={3} />
      <Skeleton quarters={2} />
      <Skeleton shape="control" />
    </div>
  );
}
