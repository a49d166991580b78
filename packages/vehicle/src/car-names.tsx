import type { CarSummary } from "@forecourt/core/schemas";
import styles from "./vehicle-list.module.css";

/** Fields of a car for a link to it. */
export type CarName = Pick<CarSummary, "id" | "path" | "name">;

/** Cars by name, each as large as the card that comes in its place; without JavaScript, as a list of links. */
export function CarNames({ cars, inOneRow = false }: { cars: readonly CarName[]; inOneRow?: boolean }) {
  return (
    <ul className={inOneRow ? styles.row : styles.grid}>
      {cars.map(({ id, path, name }) => (
        <li key={id} className={styles.cell}>
          <a className={styles.name} href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
