import type { BlockOf } from "@forecourt/core/schemas";
import styles from "./dealership-content.module.css";

/** Figures with their source, on the page or on the dark band. */
export function Statistics({ title, figures, source, onBand }: BlockOf<"statistics"> & { onBand: boolean }) {
  return (
    <section className={styles.section} data-ground={onBand ? "band" : undefined}>
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
