import { clearFilters, hasFilters, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import styles from "./search-rail.module.css";

/** Props of {@link ClearFilters}. */
export interface ClearFiltersProps {
  basePath: string;
  search: SearchQuery;
  /** Something is set that it takes away. @default as the search says */
  canClear?: boolean | undefined;
}

/** The link that takes all filters away; nothing where none is set. */
export const ClearFilters = ({ basePath, search, canClear = hasFilters(search) }: ClearFiltersProps) =>
  canClear && (
    <a className={styles.clear} href={searchUrl(basePath, clearFilters(search))} rel="nofollow" data-keep-scroll>
      Clear all
    </a>
  );
