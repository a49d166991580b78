import { IconChevronDown } from "@forecourt/ui-kit/icon";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-disclosure.module.css";

/** Props of {@link Disclosure}: those of a `<details>`. */
export interface DisclosureProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** What a press shows: "How we worked this out". */
  title: ReactNode;
}

/**
 * A line that shows more when pressed, in running text: disclaimers, workings. On the browser's own `<details>`.
 * State hook: `[open]`.
 *
 * @example
 * <Disclosure title="What the estimate assumes">…</Disclosure>
 */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cx(styles.disclosure, className)} {...rest}>
      <summary className={styles.summary}>
        {title}
        <IconChevronDown className={styles.chevron} size={16} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
