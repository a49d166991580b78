import { addressLine, countries, isMaskedPhone, telHref } from "@forecourt/core";
import { phoneNumbersPath, watchlistPath } from "@forecourt/core/pages";
import type { Navigation, ShownAddress, Site } from "@forecourt/core/schemas";
import type { ThemeLook } from "@forecourt/ui-kit/theme";
import type { ReactNode } from "react";
import { SiteLogo } from "./site-logo.tsx";
import type { LogoPicture } from "./site-logo.tsx";
import styles from "./dealership-footer.module.css";

/** A place of the dealer in the footer. */
export interface FooterPlace {
  id: string;
  name: string;
  /** Its number; none is shown where the places stand by region. */
  phone?: string | undefined;
  /** The week's hours, a line each: "Mon – Fri 8:30 am – 6 pm". */
  hours: readonly string[];
  /** Whether it is open at the moment: "Open until 5:30 pm". */
  now?: { text: string; isOpen: boolean } | undefined;
  /** Its page, where it has one. */
  href?: string | undefined;
  /** State or region, under which the look `places` lists it. */
  region?: string | undefined;
}

/** Props of {@link SiteFooter}. */
export interface SiteFooterProps {
  site: Pick<Site, "name" | "country" | "dealer">;
  /** Of the primary location. */
  address?: ShownAddress | undefined;
  groups: Navigation["footer"];
  /** The dealership of a group whose page it is, with the name of the group. */
  dealership?: { slug: string; group: string } | undefined;
  /** How it is built: see `theme.footer` of a site. @default "columns" */
  look?: ThemeLook["footer"] | undefined;
  /** It stands on the dark band. @default true */
  onBand?: boolean | undefined;
  /** In place of the name. @default the name in the display typeface */
  logo?: LogoPicture | undefined;
  /** Places with their numbers and hours. @default none */
  places?: readonly FooterPlace[] | undefined;
  /** Where a shopper deletes what their device keeps. @default the list of saved cars; null: nowhere */
  forgetHref?: string | null | undefined;
}

/**
 * Footer of every page: the dealer, places, menus, social pages and licence number. In New South Wales and elsewhere
 * the licence number must stand on the website, identified as such (legal-display.md). On a phone the links are folded
 * under the titles of their groups.
 */
export function SiteFooter({
  site,
  address,
  groups,
  dealership,
  look = "columns",
  onBand = true,
  logo,
  places = [],
  forgetHref = `${watchlistPath}#forget-device`,
}: SiteFooterProps) {
  const { dealer } = site;
  // Each place of a list has its own number.
  const hasPhone = places.length === 0 || look !== "columns";
  return (
    <footer
      className={styles.footer}
      data-footer={look}
      data-ground={onBand ? "band" : undefined}
      data-dealership={dealership?.slug}
    >
      <div className={styles.inner}>
        <About site={site} address={address} dealership={dealership} logo={logo} hasPhone={hasPhone} />
        {places.length > 0 &&
          (look === "places" ? (
            <Regions places={places} />
          ) : (
            <Places places={places} said={hasPhone ? dealer.phone : undefined} />
          ))}
        {groups.length > 0 && <Menus groups={groups} asLists={look === "columns" || look === "centred"} />}
      </div>
      <Legal site={site} forgetHref={forgetHref} />
    </footer>
  );
}

/** Who the dealer is, and how to reach them. */
function About({
  site: { name, dealer },
  address,
  dealership,
  logo,
  hasPhone,
}: Pick<SiteFooterProps, "site" | "address" | "dealership" | "logo"> & { hasPhone: boolean }) {
  const street = address && addressLine(address);
  return (
    <section className={styles.about} aria-label="About the dealer">
      <p className={styles.name}>{logo && !dealership ? <SiteLogo name={name} logo={logo} /> : name}</p>
      {dealership && (
        <p className={styles.soft}>
          Part of <a href="/">{dealership.group}</a>
        </p>
      )}
      {dealer.about && <p className={styles.soft}>{dealer.about}</p>}
      {address && (
        <address className={styles.address}>
          {address.place_url ? <a href={address.place_url}>{street}</a> : street}
          {hasPhone && (
            <a className={styles.number} href={telHref(dealer.phone)}>
              {dealer.phone}
            </a>
          )}
          <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
        </address>
      )}
      {isMaskedPhone(dealer.phone) && (
        // Where the links to a hidden number lead while nothing answers them (decisions.md row 49).
        <noscript>
          <form id="reveal-phone" method="post" action={phoneNumbersPath}>
            <button className={styles.reveal} type="submit">
              Show our phone number
            </button>
          </form>
        </noscript>
      )}
    </section>
  );
}

/** Places by their regions: their names alone. */
function Regions({ places }: { places: readonly FooterPlace[] }) {
  return (
    <nav className={styles.regions} aria-label="Where we are">
      {regionsOf(places).map(({ region, entries }) => (
        <FooterFold key={region} title={region}>
          {entries.map(({ id, name, href }) => (
            <a key={id} className={styles.link} href={href}>
              {name}
            </a>
          ))}
        </FooterFold>
      ))}
    </nav>
  );
}

/**
 * Places with their numbers and hours.
 *
 * @param props.said the number above them, which the only place does not say again
 */
function Places({ places, said }: { places: readonly FooterPlace[]; said: string | undefined }) {
  return (
    <ul className={styles.places} aria-label="Where we are">
      {places.map(({ id, name, phone, hours, now, href }) => (
        <li key={id} data-location-id={id}>
          {href === undefined ? name : <a href={href}>{name}</a>}
          {phone && (places.length > 1 || phone !== said) && (
            <a className={styles.call} href={telHref(phone)}>
              {phone}
            </a>
          )}
          {now?.text}
          <span className={now && styles.week}>{hours.join("\n")}</span>
        </li>
      ))}
    </ul>
  );
}

/** The links of the menus: as lists, or as rows of links. */
function Menus({ groups, asLists }: { groups: Navigation["footer"]; asLists: boolean }) {
  return (
    <nav className={styles.menus} aria-label="Footer">
      {groups.map((group) => (
        <FooterFold key={group.title} title={group.title}>
          {asLists ? (
            <ul className={styles.list}>
              {group.items.map((item) => (
                <li key={item.to}>{menuLink(item)}</li>
              ))}
            </ul>
          ) : (
            group.items.map(menuLink)
          )}
        </FooterFold>
      ))}
    </nav>
  );
}

/** Social pages, who trades under which licence, and what a shopper should know. */
function Legal({ site: { country, dealer }, forgetHref }: Pick<SiteFooterProps, "site" | "forgetHref">) {
  return (
    <div className={styles.legal}>
      {dealer.social.length > 0 && (
        <p className={styles.social}>
          {dealer.social.map(({ network, url }) => (
            <a key={network} href={url} rel="noopener" data-network={network}>
              {network}
            </a>
          ))}
        </p>
      )}
      <p>
        {/* One text: the separators between several would be sent, too. */}
        {dealer.legalName +
          (dealer.licenceNumber ? ` · ${countries[country].dealer.licenceLabel} ${dealer.licenceNumber}` : "")}
      </p>
      <p>
        Prices, stock and pictures may change without notice. Please confirm the details with us before you visit.{" "}
        {forgetHref !== null && (
          <a className={styles.forget} href={forgetHref}>
            Clear my saved data
          </a>
        )}
      </p>
    </div>
  );
}

const menuLink = ({ to, label }: Navigation["footer"][number]["items"][number]) => (
  <a key={to} className={styles.link} href={to}>
    {label}
  </a>
);

/** Links under a title: on a phone folded until it is pressed, on wider screens in view. */
const FooterFold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.fold} data-title={title}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** Places by their regions, in the order of their first ones. */
function regionsOf(places: readonly FooterPlace[]): { region: string; entries: readonly FooterPlace[] }[] {
  const byRegion = Map.groupBy(places, ({ region = "" }) => region);
  return [...byRegion].map(([region, entries]) => ({ region, entries }));
}
