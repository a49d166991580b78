import { maxCompared, stockWord } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect } from "react";
import styles from "./account-compare-empty.module.css";
import { comparePath } from "./compare-path.ts";
import { useSaved } from "./use-saved.ts";

/** Props of {@link CompareEmpty}. */
export interface CompareEmptyProps {
  /** Slug of the site. */
  site: string;
  stockHref: string;
  /** What the site calls its stock. @default "cars" */
  vehicles?: string;
  /** Cars are chosen on this device: this is the address of their comparison. @default the way there is a link */
  onChosen?: (path: string) => void;
}

/**
 * The ways on from the comparison without cars: those chosen on this device are compared at once; else the way to those
 * saved or viewed on it, and to all stock.
 */
export function CompareEmpty({ site, stockHref, vehicles = "cars", onChosen }: CompareEmptyProps) {
  const cars = useSaved(site, ({ compare }) => compare);
  const favourites = useSaved(site, (kept) => kept.favourites);
  const viewed = useSaved(site, (kept) => kept.viewed);
  const known = [...new Set([...favourites, ...viewed].map(({ id }) => id))].slice(0, maxCompared);
  const chosen = cars.length > 0 ? comparePath(cars.map(({ id }) => id)) : undefined;
  useEffect(() => {
    if (chosen) onChosen?.(chosen);
  }, [chosen, onChosen]);
  const isOffered = cars.length === 0 && known.length > 1;
  return (
    <div className={styles.row}>
      {chosen && (
        <Button href={chosen}>
          Compare your {cars.length === 1 ? stockWord(vehicles) : `${cars.length} ${vehicles}`}
        </Button>
      )}
      {isOffered && (
        <Button href={comparePath(known)}>
          Compare the last {known.length} {vehicles} you saved or viewed
        </Button>
      )}
      <Button href={stockHref} variant={cars.length > 0 || isOffered ? "secondary" : "primary"}>
        Browse all {vehicles}
      </Button>
    </div>
  );
}
