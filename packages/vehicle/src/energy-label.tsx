import type { EnergyLabel as EnergyLabelFacts } from "@forecourt/core/schemas";
import styles from "./vehicle-energy-label.module.css";

/** What the label needs. */
export interface EnergyLabelProps {
  label: EnergyLabelFacts;
}

/** The official energy label of a car as text beside its listing (legal-display.md "Energy label"). It needs no JavaScript. */
export function EnergyLabel({ label: { title, lines, note, rule } }: EnergyLabelProps) {
  return (
    <section className={styles.label} aria-labelledby="energy-label">
      <h2 className={styles.title} id="energy-label">
        {title}
      </h2>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-unknown={value === undefined || undefined}>{value ?? "Not available"}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={lines.length > 0 ? styles.small : undefined}>{note}</p>
      <p className={styles.small}>{rule}.</p>
    </section>
  );
}
