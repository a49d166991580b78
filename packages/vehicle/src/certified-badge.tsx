import styles from "./vehicle-tags.module.css";

/** A seal with twelve scallops on a ground of 24 × 24, and the tick on it. */
const seal =
  "M12 2.4A2.6 2.6 0 0 1 16.8 3.69 2.6 2.6 0 0 1 20.31 7.2 2.6 2.6 0 0 1 21.6 12 2.6 2.6 0 0 1 20.31 16.8 2.6 2.6 0 0 1 16.8 20.31 2.6 2.6 0 0 1 12 21.6 2.6 2.6 0 0 1 7.2 20.31 2.6 2.6 0 0 1 3.69 16.8 2.6 2.6 0 0 1 2.4 12 2.6 2.6 0 0 1 3.69 7.2 2.6 2.6 0 0 1 7.2 3.69 2.6 2.6 0 0 1 12 2.4z";

/** The badge of a certified used car, as a picture (S1 §4): a seal with the name of its make, drawn by us. */
export function CertifiedBadge({ text, make }: { text: string; make: string }) {
  return (
    <span className={styles.certified} role="img" aria-label={`${text} used ${make}`}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path className={styles.seal} d={seal} />
        <path className={styles.tick} d="m7.8 12.2 2.9 2.9 5.6-5.8" />
      </svg>
      <span aria-hidden="true">
        {text} <b>{make}</b>
      </span>
    </span>
  );
}
