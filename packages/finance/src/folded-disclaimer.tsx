import { foldDisclaimer } from "@forecourt/core";
import { FoldedText } from "@forecourt/ui-kit/folded-text";
import styles from "./finance-disclaimer.module.css";

/**
 * A finance disclaimer: whole up to 200 characters, else its first 197 with Show More and Show Less (S1 §5,
 * decisions.md rows 35 and 58).
 */
export function FoldedDisclaimer({ text }: { text: string }) {
  const { preview, isFolded } = foldDisclaimer(text);
  if (!isFolded)
    return (
      <p className={styles.disclaimer} data-part="disclaimer">
        {preview}
      </p>
    );
  return (
    <FoldedText className={styles.disclaimer} data-part="disclaimer" preview={<p>{preview}</p>}>
      <p>{text}</p>
    </FoldedText>
  );
}
