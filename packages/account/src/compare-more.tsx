import { maxCompared, stockWord } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { IconPlus } from "@forecourt/ui-kit/icon";
import { useEffect } from "react";
import type { ReactNode } from "react";
import styles from "./account-compare-more.module.css";
import { comparePath } from "./compare-path.ts";
import type { ComparableCar } from "./saved-store.ts";
import { useCarsById } from "./use-cars-by-id.ts";
import { savedStoreOf, useSaved } from "./use-saved.ts";

/** Props of {@link CompareMore}. */
export interface CompareMoreProps {
  /** Slug of the site. */
  site: string;
  /** The cars of the comparison. */
  cars: readonly ComparableCar[];
  /** Ids of the comparison's address that this site does not show any more. */
  missing?: readonly string[];
  /**
   * Cars like the only one of the comparison: they stand after those of the device, from the server on. @default none
   */
  similar?: readonly CarSummary[];
  /** Picture and price of a car. */
  show: (car: CarSummary) => { picture: ReactNode; price: ReactNode };
  /** What the site calls its stock. @default "cars" */
  vehicles?: string;
}

/** Cars offered. */
const maxOffered = 6;

/**
 * With a comparison that has room left: the cars saved or looked at on this device that are still for sale, and cars
 * like the only one of it, each a link to the comparison with it. Cars that are gone leave the device's choice, where
 * they would take up a place.
 */
export function CompareMore({ site, cars, missing = [], similar = [], show, vehicles = "cars" }: CompareMoreProps) {
  const favourites = useSaved(site, (kept) => kept.favourites);
  const viewed = useSaved(site, (kept) => kept.viewed);
  const gone = missing.join(",");
  useEffect(() => {
    const store = savedStoreOf(site);
    const { compare } = store.getState();
    const left = compare.filter(({ id }) => !gone.split(",").includes(id));
    if (left.length < compare.length) store.setCompared(left);
  }, [site, gone]);
  const isRoom = cars.length > 0 && cars.length < maxCompared;
  const known = isRoom
    ? [...new Set([...favourites, ...viewed].map(({ id }) => id))]
        .filter((id) => !cars.some((car) => car.id === id))
        .slice(0, maxOffered)
    : [];
  const { cars: found } = useCarsById(known.length > 0 ? known : undefined);
  const kept = known.flatMap((id) => found.get(id) ?? []).filter(({ status }) => status !== "sold");
  const offered: readonly CarSummary[] = [...kept, ...similar.filter(({ id }) => !known.includes(id))].slice(
    0,
    maxOffered,
  );
  if (offered.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="compare-more">
      <h2 className={styles.title} id="compare-more">
        {similar.length > 0 ? "Compare it with" : `Add a ${stockWord(vehicles)} you saved or viewed`}
      </h2>
      <ul className={styles.list}>
        {offered.map((car) => {
          const { picture, price } = show(car);
          return (
            <li key={car.id}>
              <a
                className={styles.car}
                href={comparePath([...cars, car].map(({ id }) => id))}
                rel="nofollow"
                onClick={() => savedStoreOf(site).setCompared([...cars, car])}
              >
                <span className={styles.picture}>{picture}</span>
                <span className={styles.text}>
                  <span className={styles.name}>{car.name}</span>
                  {price}
                </span>
                <IconPlus size={20} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
