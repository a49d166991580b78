import { formatNumber } from "@forecourt/core";
import type { DirectoryEntry } from "@forecourt/core";
import styles from "./storefront-directory.module.css";

/** A list of a directory as links with their counts; nothing where it is empty. */
export function DirectoryLinks({
  id,
  title,
  entries,
  locale,
}: {
  id: string;
  title: string;
  entries: readonly DirectoryEntry[];
  locale: string;
}) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id}>
        {title}
      </h2>
      <ul className={styles.models}>
        {entries.map(({ make, name, to, count }) => (
          <li key={to}>
            <a className={styles.model} href={to}>
              {make === undefined ? name : `${make} ${name}`}{" "}
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
