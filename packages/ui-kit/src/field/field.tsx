import { useId } from "react";
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-field.module.css";

/** The words around a control. */
export interface FieldTexts {
  /** Name of the field, above it. */
  label: ReactNode;
  /** Keeps the label for those who listen only, where the place already says it. @default false */
  hideLabel?: boolean | undefined;
  /** How to fill it in, under it. */
  help?: ReactNode;
  /** What is wrong and how to fix it; its presence makes the field invalid. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean | undefined;
}

/**
 * What ties a control to its label, help and error; spread it on the control. `className` is the look of a text
 * control.
 */
export interface FieldControlProps {
  id: string;
  className: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<"div">, "children" | "id"> {
  /** Id of the control, so that an error summary can link to it. @default one made by React */
  id?: string | undefined;
  /** Renders the control with what ties it to its texts. */
  children: (control: FieldControlProps) => ReactElement;
}

/**
 * Label above, control, help and error under it, tied by ids. State hook: `data-invalid`.
 *
 * @example
 * <Field label="Postcode" error={error}>{(control) => <input {...control} name="postcode" inputMode="numeric" />}</Field>
 */
export function Field({
  id: askedId,
  label,
  hideLabel = false,
  help,
  error,
  optional = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = askedId ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false && error !== "";
  const describedBy = [help && `${id}-help`, hasError && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div data-invalid={hasError || undefined} className={cx(styles.field, className)} {...rest}>
      <label htmlFor={id} className={hideLabel ? "fc-visually-hidden" : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control ?? "",
        "aria-describedby": describedBy || undefined,
        "aria-invalid": hasError || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
