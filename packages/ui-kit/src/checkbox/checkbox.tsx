import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import { useEarlyInput } from "../internal/use-early-input.ts";
import styles from "./ui-checkbox.module.css";

/** Props of {@link Checkbox}: those of its `<input>` (they and `ref` go to it, `className` to the whole); `children` is the label. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** More words under the label. */
  help?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** At the far end of the line: a count. */
  end?: ReactNode;
}

/**
 * A yes or no, or one of several that may all be on. Label, box and help are one target, 38 px high and 44 on touch. State hook: `data-invalid`.
 *
 * @example
 * <Checkbox name="terms" required error={errors.terms}>I have read the <a href="/privacy">privacy policy</a></Checkbox>
 */
export function Checkbox({ id: askedId, help, error, end, className, children, ref, ...rest }: CheckboxProps) {
  const own = useEarlyInput<HTMLInputElement>(rest.checked);
  const ownId = useId();
  const id = askedId ?? ownId;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div data-invalid={error ? true : undefined} className={cx(styles.checkbox, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          ref={mergeRefs(own, ref)}
          id={id}
          type="checkbox"
          className={styles.input}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
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
