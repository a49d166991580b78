import { IconChevronLeft, IconChevronRight } from "@forecourt/ui-kit/icon";
import type { ComponentPropsWithRef, ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { pageWindow } from "./page-window.ts";
import styles from "./ui-pagination.module.css";

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  href: (page: number) => string;
  /** A router's link in place of an anchor. */
  renderLink?: ((props: ComponentPropsWithRef<"a"> & { href: string }) => ReactElement) | undefined;
  /** @default "Pages" */
  label?: string | undefined;
}

/**
 * Numbered pages as links, so they work without JavaScript and can be crawled. On a narrow screen the numbers give way
 * to "Page 5 of 20". Renders nothing for one page.
 *
 * @example
 * <Pagination page={2} pageCount={11} href={(page) => `/search/used-cars?page=${page}`} />
 */
export function Pagination({
  page,
  pageCount,
  href,
  renderLink,
  label = "Pages",
  className,
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const link = (target: number, { children, ...props }: ComponentPropsWithRef<"a">) => {
    const all = { ...props, href: href(target) };
    return renderLink ? renderLink({ ...all, children }) : <a {...all}>{children}</a>;
  };
  return (
    <nav aria-label={label} className={cx(styles.pagination, className)} {...rest}>
      {page > 1 &&
        link(page - 1, {
          rel: "prev",
          className: styles.step,
          children: (
            <>
              <IconChevronLeft /> Previous
            </>
          ),
        })}
      <p className={styles.short}>
        Page {page} of {pageCount}
      </p>
      <ol className={styles.numbers}>
        {pageWindow(page, pageCount).map((target, index) => (
          <li key={target ?? `gap-${index}`}>
            {target === undefined ? (
              <span className={styles.gap} />
            ) : (
              link(target, {
                className: styles.number,
                "aria-label": `Page ${target}`,
                "aria-current": target === page ? "page" : undefined,
                children: target,
              })
            )}
          </li>
        ))}
      </ol>
      {page < pageCount &&
        link(page + 1, {
          rel: "next",
          className: cx(styles.step, styles.next),
          children: (
            <>
              Next <IconChevronRight />
            </>
          ),
        })}
    </nav>
  );
}
