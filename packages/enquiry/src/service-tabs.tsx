import styles from "./enquiry-service.module.css";

/** One way to book, with an address of its own (S1 §2 "tabs chosen by a tab query parameter"). */
export interface ServiceTab {
  key: string;
  label: string;
  href: string;
}

/** Chooses between the bookings of a site: plain links, so that it works without JavaScript and each has an address. */
export function ServiceTabs({ tabs, selected }: { tabs: readonly ServiceTab[]; selected: string | undefined }) {
  return (
    <nav aria-label="What to book" className={styles.tabs}>
      <ul className={styles.tabList}>
        {tabs.map(({ key, label, href }) => (
          <li key={key}>
            <a
              className={styles.tab}
              href={href}
              data-keep-scroll=""
              aria-current={key === selected ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
