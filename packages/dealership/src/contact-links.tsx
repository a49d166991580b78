import { telHref } from "@forecourt/core";
import { IconPhone } from "@forecourt/ui-kit/icon";
import styles from "./dealership-contact.module.css";

/** Numbers of the dealer, as they show: masked where the site masks them. */
export interface ContactLinksProps {
  sales?: string | undefined;
  service?: string | undefined;
}

/**
 * Links that call sales and service, on the first page and where the dealer is written to (S2 §2 "Banner contact
 * links").
 */
export function ContactLinks({ sales, service }: ContactLinksProps) {
  const links = [
    { key: "sales", label: "Sales", phone: sales },
    { key: "service", label: "Service", phone: service },
  ].flatMap(({ phone, ...link }) => (phone === undefined ? [] : [{ ...link, phone }]));
  if (links.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label="Call us">
      {links.map(({ key, label, phone }) => (
        <li key={key}>
          <a className={styles.contact} href={telHref(phone)} data-phone={key}>
            <IconPhone size={18} />
            <span>{label}</span> <b>{phone}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
