import { clearFilters, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { IconClose } from "@forecourt/ui-kit/icon";
import { activeFilters } from "./active-filters.ts";
import styles from "./search-chips.module.css";

/** Props of {@link ActiveFilters}. */
export interface ActiveFiltersProps {
  basePath: string;
  /** The search that was answered. */
  search: SearchQuery;
  /** Keywords that it was answered without. @default none */
  unmatched?: readonly string[] | undefined;
  locale: string;
}

/**
 * The filters in force as chips; each is a link to the search without it. When none is set, the list is there and
 * hidden: a page has the style of its first chip before a filter is pressed.
 */
export function ActiveFilters({ basePath, search, unmatched, locale }: ActiveFiltersProps) {
  const set = activeFilters(search, locale);
  const filters = unmatched
    ? [{ key: "unmatched", label: `‘${unmatched.join(" ")}’ not found`, without: search }, ...set]
    : set;
  if (filters.length === 0) return <ul className={styles.chips} hidden />;
  return (
    <ul
      className={styles.chips}
      data-part="active-filters"
      data-many={filters.length > 2 || undefined}
      aria-label="Filters in force"
    >
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <a className={styles.chip} href={searchUrl(basePath, without)} rel="nofollow" data-keep-scroll>
            <span className={styles.hidden}>Remove filter </span>
            <span className={styles.label}>{label}</span>
            <IconClose size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={searchUrl(basePath, clearFilters(search))} rel="nofollow" data-keep-scroll>
          Clear all
        </a>
      </li>
    </ul>
  );
}
