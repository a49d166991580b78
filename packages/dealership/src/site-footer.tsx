import { countries } from "@forecourt/core";
import { isMaskedPhone, telHref } from "@forecourt/core";
import { phoneNumbersPath, watchlistPath } from "@forecourt/core/pages";
import type { Navigation, ShownAddress, Site } from "@forecourt/core/schemas";
import styles from "./dealership-footer.module.css";

/** What the footer needs of a site. */
export interface SiteFooterProps {
  site: Pick<Site, "name" | "country" | "dealer">;
  /** Of the primary location. */
  address?: ShownAddress | undefined;
  groups: Navigation["footer"];
  /** The dealership of a group whose page it is, with the name of the group. */
  dealership?: { slug: string; group: string } | undefined;
}

/**
 * Footer groups, the dealer's name, address and licence number. In New South Wales and elsewhere the licence number must
 * stand on the website, identified as such (legal-display.md).
 */
export function SiteFooter({ site, address, groups, dealership }: SiteFooterProps) {
  const { dealer } = site;
  const street = address && `${address.street}, ${address.city} ${address.state} ${address.postcode}`;
  return (
    <footer className={styles.footer} data-dealership={dealership?.slug}>
      <div className={styles.inner}>
        <section className={styles.about} aria-label="About the dealer">
          <p className={styles.name}>{site.name}</p>
          {dealership && (
            <p className={styles.soft}>
              Part of <a href="/">{dealership.group}</a>
            </p>
          )}
          {dealer.about && <p className={styles.soft}>{dealer.about}</p>}
          {address && (
            <address className={styles.address}>
              {address.place_url ? <a href={address.place_url}>{street}</a> : street}
              <br />
              <a href={telHref(dealer.phone)}>{dealer.phone}</a>
              <br />
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
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className={styles.title}>{group.title}</h2>
            <ul className={styles.list}>
              {group.items.map((item) => (
                <li key={item.to}>
                  <a className={styles.link} href={item.to}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>
          {dealer.legalName}
          {dealer.licenceNumber && (
            <>
              {" · "}
              {countries[site.country].dealer.licenceLabel} {dealer.licenceNumber}
            </>
          )}
        </p>
        <p>
          Prices, stock and pictures may change without notice. Please confirm the details with us before you visit.{" "}
          <a className={styles.forget} href={`${watchlistPath}#forget-device`}>
            Clear my saved data
          </a>
        </p>
      </div>
    </footer>
  );
}
