import { IconCheckCircle, IconInfo, IconWarning } from "@forecourt/ui-kit/icon";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-alert.module.css";

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** @default "info" */
  tone?: "info" | "success" | "reserved" | "error" | undefined;
  title?: ReactNode;
  /** Icon in place of the tone's own; `null` for none. */
  icon?: ReactNode;
  /** A button or link under the words. */
  action?: ReactNode;
  /** It appears while the page is open and is read out: `polite` when convenient, `assertive` at once. */
  live?: "polite" | "assertive" | undefined;
}

const icons = { info: IconInfo, success: IconCheckCircle, reserved: IconWarning, error: IconWarning };

/**
 * Something to know in the place it concerns. State hook: `data-tone`.
 *
 * @example
 * <Alert tone="error" title="We could not send your enquiry" live="assertive">Check your connection and send it again.</Alert>
 */
export function Alert({ tone = "info", title, icon, action, live, className, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  const role = live === "assertive" ? "alert" : live === "polite" ? "status" : undefined;
  return (
    <div role={role} data-tone={tone} className={cx(styles.alert, className)} {...rest}>
      {icon === undefined ? <Icon className={styles.icon} /> : icon}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
