import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-folded-text.module.css";

/** Props of {@link FoldedText}: those of a `<div>`, whose children are the whole text. */
export interface FoldedTextProps extends ComponentPropsWithRef<"div"> {
  /** The start of the text, which shows while it is folded. */
  preview: ReactNode;
  /** What opens and closes it. @default Show More, Show Less */
  words?: { more: string; less: string };
}

const usualWords = { more: "Show More", less: "Show Less" };

/**
 * A long text of which the start shows, with Show More and Show Less. Works without JavaScript, on the browser's own
 * `<details>`.
 *
 * @example
 * <FoldedText preview="One owner, full…"><p>One owner, full service history.</p></FoldedText>
 */
export function FoldedText({ preview, words = usualWords, className, children, ...rest }: FoldedTextProps) {
  return (
    <div className={cx(styles.text, className)} {...rest}>
      <div className={styles.preview}>{preview}</div>
      <details className={styles.fold}>
        <summary className={styles.toggle}>
          <span className={styles.more}>{words.more}</span>
          <span className={styles.less}>{words.less}</span>
        </summary>
        {children}
      </details>
    </div>
  );
}
