import { useEffect, useId, useRef } from "react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import styles from "./ui-error-summary.module.css";

/** One thing to fix. */
export interface FieldError {
  /** Id of the control, or its `name` within the same form. */
  field: string;
  /** What is wrong and how to fix it: the same words as beside the field. */
  message: ReactNode;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  errors: readonly FieldError[];
  /** @default "Please check these details" */
  title?: ReactNode;
  /** Each new value (a count of failed attempts) moves the focus to the summary; without it the focus stays. */
  focusKey?: number | string | undefined;
}

/**
 * What is wrong with a form, on top of it, each line a link to its field. Renders nothing when nothing is wrong.
 *
 * @example
 * <ErrorSummary errors={[{ field: "email", message: "Enter an email address" }]} focusKey={attempts} />
 */
export function ErrorSummary({
  errors,
  title = "Please check these details",
  focusKey,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) box.current?.focus();
  }, [focusKey]);

  function goToField(event: MouseEvent<HTMLAnchorElement>, field: string) {
    const form = event.currentTarget.closest("form");
    const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    const control = document.getElementById(field) ?? named;
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.scrollIntoView({ block: "center" });
  }

  if (errors.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx(styles.summary, className)}
      {...rest}
      ref={mergeRefs(box, ref)}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
