import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-price-text.module.css";

/** Props of {@link PriceText}; `children` is the formatted amount. */
export interface PriceTextProps extends ComponentPropsWithRef<"p"> {
  /** Words before the amount, smaller: "From", "Now". */
  lead?: ReactNode;
  /** What the amount covers, beside it: "Drive away". */
  note?: ReactNode;
  /** An earlier amount, struck through and read out as such. */
  was?: ReactNode;
  /** 18, 22, 28 or 36 px. @default "m" */
  size?: "s" | "m" | "l" | "xl" | undefined;
  /** @default "start" */
  align?: "start" | "end" | undefined;
  /** `reduced` colours an amount that came down. @default "plain" */
  tone?: "plain" | "reduced" | undefined;
}

/**
 * Money as the loudest plain text of its place: large, bold, tabular digits; long amounts wrap rather than spill.
 *
 * @example
 * <PriceText size="l" was="$36,990" note="Drive away">$34,990</PriceText>
 */
export function PriceText({
  lead,
  note,
  was,
  size = "m",
  align = "start",
  tone = "plain",
  className,
  children,
  ...rest
}: PriceTextProps) {
  return (
    <p data-size={size} data-align={align} data-tone={tone} className={cx(styles.price, className)} {...rest}>
      {lead && <span className={styles.lead}>{lead} </span>}
      <span className={styles.amount}>{children}</span>
      {was && (
        <>
          {" "}
          <s className={styles.was}>
            <span className="fc-visually-hidden">was </span>
            {was}
          </s>
        </>
      )}
      {note && <span className={styles.note}> {note}</span>}
    </p>
  );
}
