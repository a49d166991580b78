import { IconCheck } from "@forecourt/ui-kit/icon";
import styles from "./vehicle-details.module.css";

/** Features shown before "Show More" (S1 §9). */
const firstFeatures = 8;

/** Standard equipment: eight at once, the rest behind Show More. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const rest = features.slice(firstFeatures);
  const items = (list: readonly string[]) =>
    list.map((feature) => (
      <li key={feature}>
        <IconCheck size={16} />
        {feature}
      </li>
    ));
  return (
    <>
      <ul className={styles.features}>{items(features.slice(0, firstFeatures))}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.toggle}>Show More</summary>
          <ul className={styles.features}>{items(rest)}</ul>
        </details>
      )}
    </>
  );
}
