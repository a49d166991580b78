import type { ComponentPropsWithRef, ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-breadcrumb.module.css";

/** One place on the way. */
export interface BreadcrumbItem {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** From the home page to this one. */
  items: readonly BreadcrumbItem[];
  /** A router's link in place of an anchor. */
  renderLink?: ((props: ComponentPropsWithRef<"a"> & { href: string }) => ReactElement) | undefined;
}

/**
 * The way to this page, as links; one line on a phone, where the page's own name gives way first.
 *
 * @example
 * <Breadcrumb items={[{ label: "Home", href: "/" }, { label: "Used cars", href: "/search/used-cars" }, { label: "2021 Mazda CX-5" }]} />
 */
export function Breadcrumb({ items, renderLink, className, ...rest }: BreadcrumbProps) {
  const link = (href: string, label: string) => {
    const props = { href, className: styles.link };
    return renderLink ? renderLink({ ...props, children: label }) : <a {...props}>{label}</a>;
  };
  return (
    <nav aria-label="Breadcrumb" className={cx(styles.breadcrumb, className)} {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${href}${label}`} className={styles.item}>
            {href !== undefined ? (
              link(href, label)
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
