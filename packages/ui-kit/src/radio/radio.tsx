import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import { useEarlyInput } from "../internal/use-early-input.ts";
import styles from "./ui-radio.module.css";

/** Props of {@link Radio}: those of its `<input>` (they and `ref` go to it, `className` to the whole); `children` is the label. */
export interface RadioProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** More words under the label. */
  help?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** At the far end of the line: a count. */
  end?: ReactNode;
}

/**
 * One of several that exclude each other; put them in a {@link Fieldset} with one `name`. State hook: `data-invalid`.
 *
 * @example
 * <Fieldset legend="How should we reach you?"><Radio name="contact" value="phone">Phone</Radio><Radio name="contact" value="email">Email</Radio></Fieldset>
 */
export function Radio({ id: askedId, help, error, end, className, children, ref, ...rest }: RadioProps) {
  const own = useEarlyInput<HTMLInputElement>(rest.checked);
  const ownId = useId();
  const id = askedId ?? ownId;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div data-invalid={error ? true : undefined} className={cx(styles.radio, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          ref={mergeRefs(own, ref)}
          id={id}
          type="radio"
          className={styles.input}
          aria-describedby={describedBy || undefined}
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
