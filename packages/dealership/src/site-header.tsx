import { telHref } from "@forecourt/core";
import type { MenuEntry, Site } from "@forecourt/core/schemas";
import type { ThemeLook } from "@forecourt/ui-kit/theme";
import { IconClose, IconMenu, IconPhone } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import { HeaderSearch } from "./header-search.tsx";
import type { FooterPlace } from "./site-footer.tsx";
import { SiteLogo } from "./site-logo.tsx";
import type { LogoPicture } from "./site-logo.tsx";
import styles from "./dealership-header.module.css";
import menus from "./dealership-menu.module.css";
import panels from "./dealership-menu-panel.module.css";

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  site: Pick<Site, "name"> & { dealer: Pick<Site["dealer"], "phone" | "brand"> };
  menu: readonly MenuEntry[];
  /** Path of the page, to mark its menu entry. */
  currentPath: string;
  /** The dealership of a group whose page it is: where its name leads, and what its numbers are asked for by. */
  dealership?: { slug: string; home: string } | undefined;
  /** How it is built: see `theme.header` of a site. @default "row" */
  look?: ThemeLook["header"] | undefined;
  /** How the menu of small screens is built: see `theme.menu` of a site. @default "list" */
  menuLook?: ThemeLook["menu"] | undefined;
  /** It stands on the dark band. @default false */
  onBand?: boolean | undefined;
  /** In place of the name. @default the name in the display typeface */
  logo?: LogoPicture | undefined;
  /** Where the search box of the look `search` leads, and what stands in it. */
  search?: { path: string; placeholder: string } | undefined;
  /**
   * Places with their hours, below the number in the menu of a phone; each leads to its page, where it has one.
   * @default none
   */
  places?: readonly FooterPlace[] | undefined;
  /** More in the bar, before the menu button of a phone: the way to the saved cars. */
  actions?: ReactNode;
}

/**
 * Dealer name, menu and phone. There is one menu: a row with dropdowns on a desk, and on small screens a popover, in
 * which the same dropdowns are an accordion. All of it opens without JavaScript. A dropdown is a list, whose length
 * screen readers say; its entry in the row is no item of one, as the row holds dropdowns, too.
 */
export function SiteHeader({
  site,
  menu,
  currentPath,
  dealership,
  look = "row",
  menuLook = "list",
  onBand = false,
  logo,
  search,
  places = [],
  actions,
}: SiteHeaderProps) {
  const current = currentEntry(menu, currentPath);
  return (
    <header
      className={styles.header}
      data-header={look}
      data-menu={menuLook}
      data-ground={onBand ? "band" : undefined}
      data-dealership={dealership?.slug}
    >
      <div className={styles.bar}>
        <a className={styles.brand} href={dealership?.home ?? "/"} aria-label={`${site.name}, home`}>
          <SiteLogo name={site.name} logo={dealership ? undefined : logo} />
        </a>
        {look === "search" && search && <HeaderSearch {...search} />}
        <nav className={menus.menu} id="site-menu" popover="auto" aria-label="Main">
          {menuLook === "words" && (
            // This menu covers the whole screen, so it repeats the logo.
            <a className={menus.sheetBrand} href={dealership?.home ?? "/"} aria-label={`${site.name}, home`}>
              <SiteLogo name={site.name} logo={dealership ? undefined : logo} />
            </a>
          )}
          <button
            className={menus.close}
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <IconClose />
          </button>
          {menu.map((entry) => (
            <Entry key={entry.label} {...entry} currentPath={entry === current ? currentPath : undefined} />
          ))}
          <a className={menus.sheetPhone} href={telHref(site.dealer.phone)}>
            Call {site.dealer.phone}
          </a>
          {places.length > maxPlacesOpen ? (
            <details name="site-menu" className={menus.sheetPlaces} data-dropdown="">
              <summary>All {places.length} locations</summary>
              <div className={panels.panel}>
                {places.map(({ id, name, href }) => (
                  <a key={id} href={href}>
                    {name}
                  </a>
                ))}
              </div>
            </details>
          ) : (
            places.map(({ id, name, hours, now, href }) => (
              <a key={id} className={menus.sheetPlace} href={href}>
                {name}
                {now ? <b data-open={now.isOpen}>{now.text}</b> : "\n"}
                {hours.join("\n")}
              </a>
            ))
          )}
        </nav>
        <a className={styles.phone} href={telHref(site.dealer.phone)}>
          <IconPhone />
          {site.dealer.phone}
        </a>
        {actions && <div className={styles.actions}>{actions}</div>}
        <button className={styles.menuButton} type="button" popoverTarget="site-menu" aria-label="Menu">
          <IconMenu />
          {look === "compact" && <span aria-hidden="true">Menu</span>}
        </button>
      </div>
    </header>
  );
}

/** Places that stand in the menu with their hours; more of them are folded, by their names. */
const maxPlacesOpen = 3;

/**
 * The one entry that is marked as the page's: a link to it, else the dropdown that has it; of several, the last, as
 * menus end with the whole.
 */
function currentEntry(menu: readonly MenuEntry[], path: string): MenuEntry | undefined {
  const isLink = ({ to, groups }: MenuEntry) => !groups && to === path;
  const hasLink = ({ groups = [] }: MenuEntry) => groups.some(({ links }) => links.some(({ to }) => to === path));
  return menu.findLast(isLink) ?? menu.findLast(hasLink);
}

/** A link, or a dropdown. The browser closes the dropdown that was open before, as they have one name. */
function Entry({ label, to, groups, currentPath }: MenuEntry & { currentPath: string | undefined }) {
  const current = (path: string) => (path === currentPath ? "page" : undefined);
  if (!groups)
    return (
      <a href={to} aria-current={current(to)}>
        {label}
      </a>
    );
  const isWide = groups.length > 1;
  return (
    <details name="site-menu" data-dropdown={isWide ? "wide" : ""}>
      <summary aria-current={currentPath !== undefined || undefined}>{label}</summary>
      <ul className={panels.panel}>
        {groups.flatMap(({ links, isHeaded }) =>
          links.map(({ label: name, to: path, note }, place) => (
            <li
              key={`${path} ${name}`}
              // The first of a group begins a column on a desk.
              className={isWide && place === 0 ? (isHeaded ? panels.heading : panels.more) : undefined}
            >
              <a href={path} data-note={note} aria-current={current(path)}>
                {name}
              </a>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
