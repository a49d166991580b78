import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-fieldset.module.css";

/** Props of {@link Fieldset}. */
export interface FieldsetProps extends ComponentPropsWithRef<"fieldset"> {
  /** Question or name of the group. */
  legend: ReactNode;
  /** Keeps the legend for those who listen only. @default false */
  hideLegend?: boolean | undefined;
  /** `field` looks like a label, `heading` begins a part of a long form. @default "field" */
  look?: "field" | "heading" | undefined;
  help?: ReactNode;
  /** What is wrong with the group and how to fix it. */
  error?: ReactNode;
}

/**
 * Controls that answer one question together. State hooks: `data-look`, `data-invalid`.
 *
 * @example
 * <Fieldset legend="Do you have a car to trade in?"><Radio …>Yes</Radio><Radio …>No</Radio></Fieldset>
 */
export function Fieldset({
  legend,
  hideLegend = false,
  look = "field",
  help,
  error,
  id: askedId,
  className,
  children,
  ...rest
}: FieldsetProps) {
  const ownId = useId();
  const id = askedId ?? ownId;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={askedId}
      data-look={look}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className={cx(styles.fieldset, className)}
      {...rest}
    >
      <legend className={hideLegend ? "fc-visually-hidden" : styles.legend}>{legend}</legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
