import type { ReactNode } from "react";
import { FormNote } from "./form-page.tsx";
import styles from "./storefront-booking-summary.module.css";

/** Props of {@link BookingSummary}. */
export interface BookingSummaryProps {
  title: string;
  /** What is asked for, in order; without words it is not chosen yet, or what `without` says. */
  rows: readonly (readonly [name: string, said: string | undefined, without?: string])[];
  /** What it comes to. @default nothing */
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
