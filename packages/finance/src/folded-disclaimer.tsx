import { foldDisclaimer } from "@forecourt/core";
import styles from "./finance-disclaimer.module.css";

/** A finance disclaimer: whole up to 200 characters, else its first 197 with Show More and Show Less (S1 §5, decisions.md rows 35 and 58). */
export function FoldedDisclaimer({ text }: { text: string }) {
  const { preview, isFolded } = foldDisclaimer(text);
  if (!isFolded) return <p className={styles.disclaimer}>{preview}</p>;
  return (
    <div className={styles.disclaimer}>
      <p className={styles.preview}>{preview}</p>
      <details className={styles.more}>
        <summary>
          <span data-when="folded">Show More</span>
          <span data-when="open">Show Less</span>
        </summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
