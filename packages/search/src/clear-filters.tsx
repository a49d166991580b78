import { clearFilters, hasFilters, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import styles from "./search-rail.module.css";

/** What the link needs. */
export interface ClearFiltersProps {
  basePath: string;
  search: SearchQuery;
}

/** The link that takes all filters away; nothing where none is set. */
export const ClearFilters = ({ basePath, search }: ClearFiltersProps) =>
  hasFilters(search) && (
    <a className={styles.clear} href={searchUrl(basePath, clearFilters(search))} rel="nofollow" data-keep-scroll>
      Clear all
    </a>
  );
