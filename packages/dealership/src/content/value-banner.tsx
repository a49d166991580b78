import type { BlockOf } from "@forecourt/core/schemas";
import styles from "./dealership-content.module.css";

/** Short promises in one line. */
export function ValueBanner({ values }: BlockOf<"value-banner">) {
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
