import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-empty-state.module.css";

/** Props of {@link EmptyState}; `children` say what to do next. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  title: ReactNode;
  /** Icon above the title. */
  icon?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** In the middle of a page, or a row among others: icon, words, then the way on. @default "page" */
  layout?: "page" | "row" | undefined;
  /** Level of the title among the headings of the page. @default 2 */
  level?: 1 | 2 | 3 | undefined;
}

/**
 * Stands where there is nothing to list, and says what to do about it.
 *
 * @example
 * <EmptyState icon={<IconSearch />} title="No cars match these filters" actions={<Button href="/search">Clear filters</Button>}>
 *   Try a wider price range.
 * </EmptyState>
 */
export function EmptyState({
  title,
  icon,
  actions,
  layout = "page",
  level = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.empty, className)} data-layout={layout === "page" ? undefined : layout} {...rest}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
