import styles from "./vehicle-details.module.css";

/** Standard equipment: so many at once (S1 §9), the rest behind Show More. The tick of each is drawn by style. */
export function FeatureList({ features, shown }: { features: readonly string[]; shown: number }) {
  const rest = features.slice(shown);
  return (
    <>
      <Lines features={features.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.toggle}>Show More</summary>
          <Lines features={rest} />
        </details>
      )}
    </>
  );
}

function Lines({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features} data-part="feature-list">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
