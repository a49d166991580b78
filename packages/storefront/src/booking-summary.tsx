import type { ReactNode } from "react";
import { FormNote } from "./form-page.tsx";
import styles from "./storefront-booking-summary.module.css";

/** Props of {@link BookingSummary}. */
export interface BookingSummaryProps {
  title: string;
  /** The choices in order; one without words is not chosen yet, and shows `without`. */
  rows: readonly (readonly [name: string, said: string | undefined, without?: string])[];
  /** The total. @default nothing */
  total?: { name: string; said: ReactNode };
}

/** The shopper's choices so far, beside the form; updated by scripts. */
export function BookingSummary({ title, rows, total }: BookingSummaryProps) {
  return (
    <div className={styles.summary}>
      <FormNote title={title}>
        <dl className={styles.rows}>
          {rows.map(([name, said, without = "Not chosen yet"]) => (
            <div key={name} data-open={said ? undefined : ""}>
              <dt>{name}</dt>
              <dd>{said || without}</dd>
            </div>
          ))}
          {total && (
            <div className={styles.total}>
              <dt>{total.name}</dt>
              <dd>{total.said}</dd>
            </div>
          )}
        </dl>
      </FormNote>
    </div>
  );
}
