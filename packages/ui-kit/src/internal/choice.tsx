import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./cx.ts";
import { mergeRefs } from "./merge-refs.ts";
import styles from "./ui-choice.module.css";
import { useEarlyInput } from "./use-early-input.ts";

/**
 * Props of a checkbox or a radio button: those of its `<input>` (they and `ref` go to it, `className` to the whole);
 * `children` is the label.
 */
export interface ChoiceProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** More words under the label. */
  help?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** At the far end of the line: a count. */
  end?: ReactNode;
}

/** A box to tick or a dot to choose, with its label, help and error. */
export function Choice({
  type,
  id: askedId,
  help,
  error,
  end,
  className,
  children,
  ref,
  ...rest
}: ChoiceProps & { type: "checkbox" | "radio" }) {
  const own = useEarlyInput<HTMLInputElement>(rest.checked);
  const ownId = useId();
  const id = askedId ?? ownId;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const isTick = type === "checkbox";
  return (
    <div data-invalid={error ? true : undefined} className={cx(styles.choice, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          ref={mergeRefs(own, ref)}
          id={id}
          type={type}
          className={cx(styles.input, isTick ? styles.tick : styles.dot)}
          aria-describedby={describedBy || undefined}
          // ARIA allows aria-invalid on a checkbox, but not on a single radio button: its group has the state.
          aria-invalid={isTick && error ? true : undefined}
        />
        <span className={styles.text}>{children}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
