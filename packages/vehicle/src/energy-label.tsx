import type { EnergyLabel as EnergyLabelFacts } from "@forecourt/core/schemas";
import styles from "./vehicle-energy-label.module.css";

/** Props of {@link EnergyLabel}. */
export interface EnergyLabelProps {
  label: EnergyLabelFacts;
}

/**
 * The official energy label of a car as text beside its listing (legal-display.md "Energy label"). It needs no
 * JavaScript.
 */
export function EnergyLabel({ label: { title, lines, note, rule } }: EnergyLabelProps) {
  return (
    <section className={styles.label} aria-labelledby="energy-label">
      <h2 className={styles.title} id="energy-label">
        {title}
      </h2>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ label, value }) => (
            <li key={label} data-unknown={value === undefined || undefined}>
              <span>{label}</span> {value ?? "Not available"}
            </li>
          ))}
        </ul>
      )}
      <p className={lines.length > 0 ? styles.small : undefined}>{note}</p>
      <p className={styles.small}>{rule}.</p>
    </section>
  );
}
