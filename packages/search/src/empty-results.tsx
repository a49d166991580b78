import { clearFilters, hasFilters } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { searchUrl } from "./search-url.ts";
import styles from "./search-empty.module.css";

/** The card that stands where nothing was found (S1 §8; decisions.md rows 27, 28 and 80). */
export function EmptyResults({ basePath, search, clearFiltersTo }: { basePath: string; search: SearchQuery; clearFiltersTo: string }) {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>No Results Available</h2>
      <p className={styles.text}>No results found for your search at this time. Please try adjusting the filters for more results</p>
      <a className={styles.button} href={hasFilters(search) ? searchUrl(basePath, clearFilters(search)) : clearFiltersTo}>
        Clear Filters
      </a>
    </div>
  );
}
