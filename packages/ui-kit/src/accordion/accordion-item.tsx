import { IconChevronDown } from "@forecourt/ui-kit/icon";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-accordion.module.css";

/** Props of {@link AccordionItem}: those of a `<details>`. */
export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** Name of the section, always in sight. */
  title: ReactNode;
  /** Beside the name, at the far end: a count, the chosen value. */
  end?: ReactNode;
}

/**
 * One section on the browser's own `<details>`: works without JavaScript, and find-in-page opens it. `open` sets how it
 * starts; items with the same `name` close one another. State hook: `[open]`.
 *
 * @example
 * <AccordionItem title="Make" end="2 chosen" open>…</AccordionItem>
 */
export function AccordionItem({ title, end, className, children, ...rest }: AccordionItemProps) {
  return (
    <details className={cx(styles.item, className)} {...rest}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
        <IconChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
