import { formatNumber } from "@forecourt/core";
import type { SearchSuggestion } from "@forecourt/core";
import styles from "./storefront-related-searches.module.css";

/** Searches beside a results page, as links that crawlers follow too: models of the make, or makes of the stock. */
export function RelatedSearches({ links, locale }: { links: readonly SearchSuggestion[]; locale: string }) {
  return (
    <nav className={styles.block} aria-labelledby="related-searches">
      <h2 className={styles.title} id="related-searches">
        Popular searches in all stock
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, to, count }) => (
          <li key={to}>
            <a className={styles.link} href={to}>
              {`${label} (${formatNumber(count, locale)})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
