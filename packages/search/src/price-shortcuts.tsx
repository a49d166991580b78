import { emptySearchQuery, formatNumber, searchUrl } from "@forecourt/core";
import styles from "./search-shortcuts.module.css";

/** Props of {@link PriceShortcuts}. */
export interface PriceShortcutsProps {
  basePath: string;
  /** Amounts in dollars, rising. */
  amounts: readonly number[];
  locale: string;
}

/** Preset money buttons: each leads to the cars up to its amount (S2 §9). */
export function PriceShortcuts({ basePath, amounts, locale }: PriceShortcutsProps) {
  return (
    <nav className={styles.shortcuts} aria-label="By budget">
      <span className={styles.label} aria-hidden="true">
        Up to
      </span>
      <ul className={styles.list}>
        {amounts.map((amount) => (
          <li key={amount}>
            <a
              className={styles.amount}
              href={searchUrl(basePath, { ...emptySearchQuery, ranges: { price: { max: amount } } })}
              rel="nofollow"
              aria-label={`Up to $${formatNumber(amount, locale)}`}
            >
              {`$${formatNumber(amount, locale)}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
