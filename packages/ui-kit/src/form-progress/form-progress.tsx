import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-form-progress.module.css";

/** Props of {@link FormProgress}. */
export interface FormProgressProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Names of the steps, in order. */
  steps: readonly ReactNode[];
  /** Index of the step being filled in, from 0. */
  current: number;
  /** A phone names all steps, also where a heading follows: for three short names. @default false */
  named?: boolean;
}

/**
 * Where one is in a form of several steps: "Step 2 of 3", the step's name, a bar. Where a heading follows, a phone
 * leaves the name to it. State hooks: `data-named`, and on each step `data-state="done" | "current" | "ahead"`.
 *
 * @example
 * <FormProgress steps={["Your car", "Your details", "Review"]} current={1} />
 */
export function FormProgress({ steps, current, named = false, className, ...rest }: FormProgressProps) {
  return (
    <nav aria-label="Progress" data-named={named || undefined} className={cx(styles.progress, className)} {...rest}>
      <p className={styles.count}>
        Step {current + 1} of {steps.length}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={index}
            data-state={index < current ? "done" : index === current ? "current" : "ahead"}
            aria-current={index === current ? "step" : undefined}
            className={styles.step}
          >
            <span className={styles.name}>{step}</span>
            {index < current && <span className="fc-visually-hidden"> (done)</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
