import styles from "./search-mark.module.css";

/** A body in outline, drawn by us, beside its name (S1 §2). Says nothing by itself. */
export function BodyMark({ outline }: { outline: string | undefined }) {
  return (
    <svg
      className={styles.body}
      aria-hidden="true"
      viewBox="0 0 48 20"
      width="48"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  );
}
