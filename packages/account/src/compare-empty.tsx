import { Button } from "@forecourt/ui-kit/button";
import styles from "./account-compare-empty.module.css";
import { comparePath } from "./compare-path.ts";
import { useSaved } from "./use-saved.ts";

/** What stands on the comparison without cars: the way to those chosen on this device, and to all stock. */
export function CompareEmpty({ site, stockHref }: { site: string; stockHref: string }) {
  const cars = useSaved(site, ({ compare }) => compare);
  return (
    <div className={styles.empty}>
      <p className={styles.text}>Choose Compare on up to four cars and see them side by side: price, kilometres, equipment and what sets them apart.</p>
      <div className={styles.row}>
        {cars.length > 0 && <Button href={comparePath(cars.map(({ id }) => id))}>Compare your {cars.length === 1 ? "car" : `${cars.length} cars`}</Button>}
        <Button href={stockHref} variant={cars.length > 0 ? "secondary" : "primary"}>
          Browse all cars
        </Button>
      </div>
    </div>
  );
}
