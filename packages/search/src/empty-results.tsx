import type { SearchQuery } from "@forecourt/core";
import type { SearchResponse } from "@forecourt/api";
import { activeFilters } from "./active-filters.ts";
import styles from "./search-empty.module.css";
import { searchUrl } from "./search-url.ts";

/** What the card needs. */
export interface EmptyResultsProps {
  basePath: string;
  search: SearchQuery;
  /** Filters whose removal finds cars, most first. */
  widen: NonNullable<SearchResponse["widen"]>;
  clearFiltersTo: string;
  locale: string;
}

/** Ways out that are offered beside clearing everything. */
const mostOffered = 2;

/**
 * The card that stands where nothing was found (S1 §8; decisions.md rows 27, 28 and 80): which filter hides the most cars, and
 * how many.
 */
export function EmptyResults({ basePath, search, widen, clearFiltersTo, locale }: EmptyResultsProps) {
  const set = activeFilters(search, locale);
  // Filters of the path are not the shopper's to remove here.
  const ways = widen.flatMap(({ name, count }) => {
    const own = set.filter(({ key }) => key === name || key.startsWith(`${name}:`));
    return own.length === 0 ? [] : [{ name, count, label: own.map(({ key, label }) => (key === "query" ? label.slice(1, label.lastIndexOf("’")) : label)).join(", "), without: own.reduce((rest, { key }) => activeFilters(rest, locale).find((filter) => filter.key === key)?.without ?? rest, search) }];
  });
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>No Results Available</h2>
      <p className={styles.text}>No results found for your search at this time. Please try adjusting the filters for more results</p>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.slice(0, mostOffered).map(({ name, count, label, without }) => (
            <li key={name}>
              <a className={styles.way} href={searchUrl(basePath, without)} rel="nofollow">
                Remove ‘{label}’ to see {count.toLocaleString(locale)} {count === 1 ? "car" : "cars"}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a className={styles.button} href={clearFiltersTo}>
        Clear Filters
      </a>
    </div>
  );
}
