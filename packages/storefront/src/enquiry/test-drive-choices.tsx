import { bookTestDrivePath } from "@forecourt/core/pages";
import { CarPicture } from "@forecourt/vehicle/card";
import type { DriveChoice } from "./drive-choices.ts";
import styles from "./storefront-test-drive.module.css";

/** What the choice needs. */
export interface TestDriveChoicesProps {
  cars: readonly DriveChoice[];
  /** "motorbike". */
  vehicle: string;
  /** Other parameters of the page, which stay as they are. */
  kept: readonly (readonly [name: string, value: string])[];
}

/** Cars of the stock to choose by their pictures; the form then is about the one that was chosen. */
export function TestDriveChoices({ cars, vehicle, kept }: TestDriveChoicesProps) {
  if (cars.length === 0) return null;
  const others = kept.filter(([name]) => name !== "car_id" && name !== "model" && name !== "model_id");
  const hrefOf = (id: string) =>
    `${bookTestDrivePath}?${new URLSearchParams([["car_id", id], ...others.map((pair) => [...pair])]).toString()}`;
  return (
    <nav className={styles.choices} aria-labelledby="drive-choices">
      <h2 id="drive-choices">Choose a {vehicle}</h2>
      <ul>
        {cars.map(({ id, name, price, picture }) => (
          <li key={id}>
            <a href={hrefOf(id)} rel="nofollow">
              <CarPicture source={picture} alt="" widths={[320]} sizes="180px" priority={false} />
              <span className={styles.choice}>{name}</span>
              <b>{price}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
