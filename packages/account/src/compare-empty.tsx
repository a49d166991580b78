import { mostCompared, stockWord } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import styles from "./account-compare-empty.module.css";
import { comparePath } from "./compare-path.ts";
import { useSaved } from "./use-saved.ts";

/** What stands on the comparison without cars: the way to those chosen on this device, else to those saved or viewed on it, and to all stock. */
export function CompareEmpty({ site, stockHref, vehicles = "cars" }: { site: string; stockHref: string; vehicles?: string }) {
  const cars = useSaved(site, ({ compare }) => compare);
  const favourites = useSaved(site, (kept) => kept.favourites);
  const viewed = useSaved(site, (kept) => kept.viewed);
  const known = [...new Set([...favourites, ...viewed].map(({ id }) => id))].slice(0, mostCompared);
  const isOffered = cars.length === 0 && known.length > 1;
  return (
    <div className={styles.empty}>
      <p className={styles.text}>Choose Compare on up to four {vehicles} and see them side by side: price, kilometres, equipment and what sets them apart.</p>
      <div className={styles.row}>
        {cars.length > 0 && <Button href={comparePath(cars.map(({ id }) => id))}>Compare your {cars.length === 1 ? stockWord(vehicles) : `${cars.length} ${vehicles}`}</Button>}
        {isOffered && <Button href={comparePath(known)}>Compare the last {known.length} {vehicles} you saved or viewed</Button>}
        <Button href={stockHref} variant={cars.length > 0 || isOffered ? "secondary" : "primary"}>
          Browse all {vehicles}
        </Button>
      </div>
    </div>
  );
}
