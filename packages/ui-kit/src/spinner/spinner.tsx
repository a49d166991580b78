import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-spinner.module.css";

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentPropsWithRef<"span"> {
  /**
   * What is being waited for, read out as a status; without it the spinner is decoration beside a text that says so.
   */
  label?: string | undefined;
  /** @default "m" (20 px); `l` is 32 px */
  size?: "m" | "l" | undefined;
}

/**
 * Shows that something is on its way and its length is not known. For a page or a card use a skeleton of the same size.
 *
 * @example
 * <Spinner label="Checking the code" />
 */
export function Spinner({ label, size = "m", className, ...rest }: SpinnerProps) {
  const name = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return <span {...name} data-size={size} className={cx(styles.spinner, className)} {...rest} />;
}
