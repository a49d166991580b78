import styles from "./vehicle-panels.module.css";

/** A report about a car that somebody else makes. */
export interface ReportLink {
  label: string;
  href: string;
  /** Describes the report and names its provider. */
  note: string;
}

/**
 * Reports on a car's past (S2 §6). Each says who makes it; none says that the title is clear (legal-display.md "PPSR").
 */
export function ReportLinks({ reports }: { reports: readonly ReportLink[] }) {
  if (reports.length === 0) return null;
  return (
    <section className={styles.panel} data-part="car-reports" aria-labelledby="reports-heading">
      <h2 className={styles.heading} id="reports-heading">
        Reports
      </h2>
      <ul className={styles.reports}>
        {reports.map(({ label, href, note }) => (
          <li key={href}>
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              {label}
            </a>
            <span className={styles.basis}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
