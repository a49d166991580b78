import type { BlockOf } from "@forecourt/core/schemas";
import styles from "./dealership-content.module.css";

/** Reasons to buy here. */
export function WhyBuy({ title, reasons }: BlockOf<"why-buy">) {
  return (
    <section className={`${styles.section} ${styles.editorial} ${styles.band}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h3 className={styles.cardTitle}>{reason.title}</h3>
            <p>{reason.intro}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
