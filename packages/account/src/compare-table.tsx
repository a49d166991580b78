import { compareCars, comparedEquipment } from "@forecourt/core";
import { IconCheck } from "@forecourt/ui-kit/icon";
import styles from "./account-compare.module.css";
import { CompareHead } from "./compare-head.tsx";
import type { CompareColumn } from "./compare-column.ts";

/** Props of {@link CompareTable}. */
export interface CompareTableProps {
  /**
   * Slug of the site: a car taken out here is taken out of the shopper's choice too. @default the choice is left alone
   */
  site?: string;
  columns: readonly CompareColumn[];
  locale: string;
  timeZone: string;
  now: Date;
}

/**
 * Cars side by side as one table, what differs marked; a box hides what is the same, without JavaScript too. Taking a
 * car out is a link to the comparison of the others.
 */
export function CompareTable({ site, columns, locale, timeZone, now }: CompareTableProps) {
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
      <div className={styles.scroll} data-cars={cars.length}>
        <table className={styles.table}>
          <CompareHead site={site} columns={columns} />
          <tbody>
            {facts.map(({ key, label, values, differs }) => (
              <tr key={key} className={styles.row} data-differs={differs || undefined}>
                <th scope="row" className={styles.label}>
                  {label}
                  {differs && (
                    <span className={styles.dot}>
                      <span className="fc-visually-hidden">, differs</span>
                    </span>
                  )}
                </th>
                {cars.map((car, index) => (
                  <td key={car.id} className={styles.value}>
                    {values[index] ?? <NotListed />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {equipment.length > 0 && (
            <tbody className={styles.equipment}>
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={cars.length + 1}>
                  <span>Equipment that differs</span>
                </th>
              </tr>
              {equipment.map(({ name, values }) => (
                <tr key={name} className={styles.row} data-differs>
                  <th scope="row" className={styles.label}>
                    {name}
                  </th>
                  {cars.map((car, index) => (
                    <td key={car.id} className={styles.value}>
                      {values[index] === undefined ? (
                        <NotListed />
                      ) : (
                        <span className={styles.listed}>
                          <IconCheck size={18} />
                          <span className={values[index] === name ? "fc-visually-hidden" : undefined}>
                            {values[index] === name ? "Yes" : values[index]}
                          </span>
                        </span>
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

/** A dash, so that what is listed stands out; in words for those who listen. */
function NotListed() {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <span className="fc-visually-hidden">Not listed</span>
    </span>
  );
}
