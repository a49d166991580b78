import styles from "./vehicle-details.module.css";

/** Standard equipment: so many at once (S1 §9), the rest behind Show More. The tick of each is drawn by style. */
export function FeatureList({ features, shown }: { features: readonly string[]; shown: number }) {
  const rest = features.slice(shown);
  const items = (list: readonly string[]) => list.map((feature) => <li key={feature}>{feature}</li>);
  return (
    <>
      <ul className={styles.features}>{items(features.slice(0, shown))}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.toggle}>Show More</summary>
          <ul className={styles.features}>{items(rest)}</ul>
        </details>
      )}
    </>
  );
}
