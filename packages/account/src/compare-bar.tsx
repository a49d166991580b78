import { capitalized, maxCompared, pictureUrl } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { IconClose } from "@forecourt/ui-kit/icon";
import { Picture } from "@forecourt/ui-kit/picture";
import styles from "./account-bar.module.css";
import { comparePath } from "./compare-path.ts";
import { moveFocusOnRemoval } from "./move-focus-on-removal.ts";
import { savedStoreOf, useSaved } from "./use-saved.ts";

/**
 * `:root` knows of the bar by a mark: with `:has()` every part that comes or goes anywhere would have the whole page
 * styled anew.
 */
function markPage() {
  const { dataset } = document.documentElement;
  dataset["compareBar"] = "";
  return () => void delete dataset["compareBar"];
}

/** The cars chosen to compare, at the lower edge of the window; it takes no focus and the page scrolls clear of it. */
export function CompareBar({ site, vehicles }: { site: string; vehicles: string }) {
  const cars = useSaved(site, ({ compare }) => compare);
  if (cars.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={`${capitalized(vehicles)} to compare`} ref={markPage}>
      <div className={styles.inner}>
        <ul className={styles.cars}>
          {cars.map((car) => (
            <li key={car.id} ref={moveFocusOnRemoval} className={styles.car}>
              {car.primary_image_url && (
                <Picture
                  className={styles.picture}
                  src={(width) => pictureUrl(car.primary_image_url ?? "", width)}
                  widths={[96, 160]}
                  sizes="64px"
                  alt=""
                />
              )}
              <button
                className={styles.remove}
                type="button"
                aria-label={`Take ${car.name} out of the comparison`}
                onClick={() => savedStoreOf(site).toggleCompared(car)}
              >
                <IconClose size={14} />
              </button>
            </li>
          ))}
          {Array.from({ length: maxCompared - cars.length }, (_, index) => (
            <li key={index} className={styles.free} aria-hidden="true" />
          ))}
        </ul>
        <p className={styles.text} role="status">
          {cars.length === 1 ? "1 chosen. Choose another to compare." : `${cars.length} chosen`}
        </p>
        <Button className={styles.clear} variant="quiet" size="m" onClick={() => savedStoreOf(site).setCompared([])}>
          Clear
        </Button>
        <Button href={comparePath(cars.map(({ id }) => id))} size="m">
          Compare
        </Button>
      </div>
    </section>
  );
}
