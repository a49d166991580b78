import type { BlockOf } from "@forecourt/core/schemas";
import styles from "./dealership-content.module.css";

/** Figures with their source. */
export function Statistics({ title, figures, source }: BlockOf<"statistics">) {
  return (
    <section className={styles.section}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{source}</p>
    </section>
  );
}
