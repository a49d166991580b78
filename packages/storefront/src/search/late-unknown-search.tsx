import { formatNumber, stockWord } from "@forecourt/core";
import type { SearchSuggestion } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { useSite } from "../use-site.ts";
import styles from "./storefront-unknown-search.module.css";

/** Props of {@link UnknownSearch}. */
export interface UnknownSearchProps {
  /** The requested words, as in the address. */
  word: string;
  suggestions: readonly SearchSuggestion[];
  locale: string;
}

/** The page of a search path that nobody knows: what was meant, perhaps, a search by words, and all stock. */
export function UnknownSearch({ word, suggestions, locale }: UnknownSearchProps) {
  const { site } = useSite();
  const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  return (
    <div className={styles.page}>
      <title>{`Nothing called “${shown}” | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>We don’t have anything called “{shown}”</h1>
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 className={styles.subtitle} id="suggestions">
            Did you mean one of these?
          </h2>
          <ul className={styles.list}>
            {suggestions.map(({ label, to, count }) => (
              <li key={to}>
                <a className={styles.link} href={to}>
                  <span>{label}</span>
                  <span className={styles.count}>
                    {formatNumber(count, locale)}{" "}
                    <span className="fc-visually-hidden">{stockWord(site.search.vehicleType, count)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form className={styles.form} action={site.search.defaultPath} method="get" role="search" data-search-form>
        <label className={styles.label} htmlFor="unknown-query">
          Search our stock by words
        </label>
        <div className={styles.row}>
          <input
            className={styles.field}
            id="unknown-query"
            name="query"
            type="search"
            defaultValue={shown.replaceAll("-", " ")}
            maxLength={120}
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
      <Button href={site.search.defaultPath} variant="secondary">
        See all stock
      </Button>
    </div>
  );
}
