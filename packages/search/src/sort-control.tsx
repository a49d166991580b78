import { sortOrders } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { IconChevronDown } from "@forecourt/ui-kit/icon";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-sort.module.css";
import { sortLabels } from "./sort-labels.ts";
import { useSyncedValue } from "./use-synced-value.ts";

/** Props of {@link SortControl}. */
export interface SortControlProps {
  basePath: string;
  search: SearchQuery;
}

/** Order of the results. Picking one submits the form; without JavaScript its button does. */
export function SortControl({ basePath, search }: SortControlProps) {
  const field = useSyncedValue<HTMLSelectElement>(search.sortBy);
  return (
    <form className={styles.form} data-part="sort-control" action={basePath} method="get" data-search-form>
      <HiddenFields search={search} without="sortBy" />
      <label className={styles.label} htmlFor="sort-by">
        Sort
      </label>
      <select
        ref={field}
        className={styles.select}
        id="sort-by"
        name="sortBy"
        defaultValue={search.sortBy}
        data-submit-on-change
      >
        {sortOrders
          .filter((order) => order !== "distance" || search.nearby)
          .map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
      </select>
      <IconChevronDown className={styles.chevron} size={18} />
      <noscript>
        <button className={styles.go} type="submit">
          Sort
        </button>
      </noscript>
    </form>
  );
}
