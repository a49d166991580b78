import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-stat.module.css";

/** Props of {@link Stat}; `children` is the figure. */
export interface StatProps extends ComponentPropsWithRef<"p"> {
  /** What the figure counts or measures. */
  label: ReactNode;
  /** Icon before it, for a strip of facts. */
  icon?: ReactNode;
  /** 16 px for a strip of facts, or a figure of 36 px for a band. @default "m" */
  size?: "m" | "l" | undefined;
}

/**
 * One figure with its name: a fact of a car, a number of the dealer. State hook: `data-size`.
 *
 * @example
 * <Stat icon={<IconGauge />} label="Odometer">48,200 km</Stat>
 */
export function Stat({ label, icon, size = "m", className, children, ...rest }: StatProps) {
  return (
    <p data-size={size} className={cx(styles.stat, className)} {...rest}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.label}>{label} </span>
        <span className={styles.value}>{children}</span>
      </span>
    </p>
  );
}
