import { compareCars, comparedEquipment } from "@forecourt/core";
import type { ComparedCar } from "@forecourt/core";
import { IconCheck, IconClose } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import styles from "./account-compare.module.css";
import { comparePath } from "./compare-path.ts";

/** A car of the comparison. Picture and price are made by the storefront. */
export interface CompareColumn {
  car: ComparedCar & { id: string; name: string; path: string };
  picture: ReactNode;
  price: ReactNode;
}

/** What the comparison needs. */
export interface CompareTableProps {
  columns: readonly CompareColumn[];
  locale: string;
  timeZone: string;
  now: Date;
}

/**
 * Cars side by side as one table, what differs marked; a box hides what is the same, without JavaScript too. Taking a car
 * out is a link to the comparison of the others.
 */
export function CompareTable({ columns, locale, timeZone, now }: CompareTableProps) {
  const cars = columns.map(({ car }) => car);
  const facts = compareCars(cars, { locale, timeZone, now, hideVin: true });
  const equipment = comparedEquipment(cars);
  return (
    <div className={styles.comparison}>
      {cars.length > 1 && (
        <label className={styles.only}>
          <input type="checkbox" data-only-differences />
          Show differences only
        </label>
      )}
      <div className={styles.scroll}>
        <table className={styles.table} data-cars={cars.length}>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className={styles.key}>
                  <span className={styles.dot} aria-hidden="true" /> Differs
                </span>
              </td>
              {columns.map(({ car, picture, price }) => (
                <th key={car.id} scope="col" className={styles.head}>
                  <div className={styles.picture}>{picture}</div>
                  <a className={styles.name} href={car.path}>
                    {car.name}
                  </a>
                  <div className={styles.price}>{price}</div>
                  <a className={styles.out} href={comparePath(cars.filter((other) => other !== car).map(({ id }) => id))} aria-label={`Remove ${car.name} from the comparison`}>
                    <IconClose size={14} />
                    Remove
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ key, label, values, differs }) => (
              <tr key={key} className={styles.row} data-differs={differs || undefined}>
                <th scope="row" className={styles.label}>
                  {label}
                  {differs && (
                    <span className={styles.dot}>
                      <span className={styles.hidden}>, differs</span>
                    </span>
                  )}
                </th>
                {cars.map((car, index) => (
                  <td key={car.id} className={styles.value}>
                    {values[index] ?? <span className={styles.none}>Not listed</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {equipment.length > 0 && (
            <tbody>
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={cars.length + 1}>
                  Equipment that not all of them list
                </th>
              </tr>
              {equipment.map(({ name, has }) => (
                <tr key={name} className={styles.row} data-differs>
                  <th scope="row" className={styles.label}>
                    {name}
                  </th>
                  {cars.map((car, index) => (
                    <td key={car.id} className={styles.value}>
                      {has[index] ? (
                        <>
                          <IconCheck size={18} />
                          <span className={styles.hidden}>Yes</span>
                        </>
                      ) : (
                        <span className={styles.none}>Not listed</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
