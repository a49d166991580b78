import { telHref } from "@forecourt/core";
import type { MenuItem, Site } from "@forecourt/core/schemas";
import { IconClose, IconMenu, IconPhone } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import styles from "./dealership-header.module.css";

/** What the header needs of a site. */
export interface SiteHeaderProps {
  site: Pick<Site, "name"> & { dealer: Pick<Site["dealer"], "phone" | "brand"> };
  menu: readonly MenuItem[];
  /** Path of the page, to mark its menu entry. */
  currentPath: string;
  /** More in the bar, before the menu button of a phone: the way to the saved cars. */
  actions?: ReactNode;
}

/**
 * Dealer name, menu and phone. On small screens the menu is a popover, which opens without JavaScript.
 */
export function SiteHeader({ site, menu, currentPath, actions }: SiteHeaderProps) {
  const entries = menu.map((item) => (
    <li key={item.to}>
      <a className={styles.entry} href={item.to} aria-current={item.to === currentPath ? "page" : undefined}>
        {item.label}
      </a>
    </li>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/" aria-label={`${site.name}, home`}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.name}>{site.name}</span>
        </a>
        <nav className={styles.wide} aria-label="Main">
          <ul className={styles.list}>{entries}</ul>
        </nav>
        <a className={styles.phone} href={telHref(site.dealer.phone)}>
          <IconPhone />
          <span>{site.dealer.phone}</span>
        </a>
        {actions && <div className={styles.actions}>{actions}</div>}
        <button className={styles.menuButton} type="button" popoverTarget="site-menu" aria-label="Menu">
          <IconMenu />
        </button>
      </div>
      <div className={styles.sheet} id="site-menu" popover="auto">
        <div className={styles.sheetHead}>
          <span className={styles.name}>{site.name}</span>
          <button
            className={styles.menuButton}
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <IconClose />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className={styles.sheetList}>{entries}</ul>
        </nav>
        <a className={styles.sheetPhone} href={telHref(site.dealer.phone)}>
          <IconPhone />
          <span>Call {site.dealer.phone}</span>
        </a>
      </div>
    </header>
  );
}
