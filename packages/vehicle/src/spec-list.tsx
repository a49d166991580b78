import type { KeySpec } from "@forecourt/core";
import { firstKeySpecs } from "@forecourt/core";
import styles from "./vehicle-details.module.css";

/** Key information: the first four at once, the rest behind Show More (S1 §2). */
export function SpecList({ specs }: { specs: readonly KeySpec[] }) {
  const rest = specs.slice(firstKeySpecs);
  return (
    <>
      <Lines specs={specs.slice(0, firstKeySpecs)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.toggle}>Show More</summary>
          <Lines specs={rest} />
        </details>
      )}
    </>
  );
}

function Lines({ specs }: { specs: readonly KeySpec[] }) {
  return (
    <dl className={styles.specs}>
      {specs.map((spec) => (
        <div key={spec.key} className={styles.spec}>
          <dt>{spec.label}</dt>
          <dd>{spec.value}</dd>
        </div>
      ))}
    </dl>
  );
}
