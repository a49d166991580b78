import { similarPlaceholders } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { useCallback, useState } from "react";
import { Carousel } from "./carousel-strip.tsx";
import { CarList } from "./car-list.tsx";
import { CarNames } from "./car-names.tsx";
import type { CarName } from "./car-names.tsx";
import type { CarCardComponent } from "./car-list.tsx";
import { useNearViewport } from "./use-near-viewport.ts";
import { useStableHeight } from "./use-stable-height.ts";
import styles from "./vehicle-list.module.css";

/** Props of {@link SimilarCars}. */
export interface SimilarCarsProps {
  heading: string;
  layout: "grid" | "carousel";
  /**
   * Cars that the server found, by name: links until the browser has the rest; undefined if the search did not answer.
   */
  named: readonly CarName[] | undefined;
  /** Asks from the browser. */
  load: (signal: AbortSignal) => Promise<readonly CarSummary[]>;
  /** The search for cars like this one, where none are to be shown. */
  similarHref: string;
  /** Words of the way to that search. @default "Search for cars like this one" */
  searchLabel?: string;
  CarCard: CarCardComponent;
}

/**
 * Cars like the one of the page (S1 §4, §9). The server has found them as a rule and links to each; the browser asks
 * for their cards once, when they are about to be seen. Where the server found none out, six placeholders stand until
 * then, and a failure ends them. The way to a search for such cars is there while they are not.
 */
export function SimilarCars({
  heading,
  layout,
  named,
  load,
  similarHref,
  searchLabel = "Search for cars like this one",
  CarCard,
}: SimilarCarsProps) {
  const [loaded, setLoaded] = useState<readonly CarSummary[]>();
  const { section, minHeightPx, holdHeight } = useStableHeight();
  const isAsking = named?.length !== 0 && loaded === undefined;
  const isNamed = named !== undefined && named.length > 0;
  const ask = useCallback(
    (signal: AbortSignal) => {
      const show = (answer: readonly CarSummary[]) => {
        holdHeight();
        setLoaded(answer);
      };
      void load(signal).then(
        show,
        // Logged by the platform; here the placeholders end (S1 §7).
        () => !signal.aborted && show([]),
      );
    },
    [load, holdHeight],
  );
  useNearViewport(section, isAsking, ask);
  const cars = loaded ?? [];
  if (cars.length > 0)
    return <CarList heading={heading} layout={layout} cars={cars} CarCard={CarCard} minHeightPx={minHeightPx} />;
  return (
    <section
      className={styles.list}
      aria-label={heading}
      aria-busy={isAsking && !isNamed}
      ref={section}
      style={{ minBlockSize: minHeightPx }}
    >
      <h2 className={styles.heading}>{heading}</h2>
      {isNamed && <CarNames cars={named} inOneRow={layout === "carousel"} />}
      {isAsking && !isNamed && <Placeholders heading={heading} layout={layout} />}
      {!isNamed && (
        <p className={minHeightPx === undefined ? undefined : styles.none}>
          <Button href={similarHref} variant="secondary">
            {searchLabel}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Placeholders with the height of the cards that replace them. */
function Placeholders({ heading, layout }: Pick<SimilarCarsProps, "heading" | "layout">) {
  const keys = Array.from({ length: similarPlaceholders }, (_, index) => String(index));
  if (layout === "carousel")
    return <Carousel label={heading} items={keys.map((key) => ({ key, content: <Placeholder /> }))} />;
  return (
    <ul className={styles.grid}>
      {keys.map((key) => (
        <li key={key} className={styles.cell}>
          <Placeholder />
        </li>
      ))}
    </ul>
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
