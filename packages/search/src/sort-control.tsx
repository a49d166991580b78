import { sortOrders } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import { IconChevronDown } from "@forecourt/ui-kit/icon";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-sort.module.css";
import { sortLabels } from "./sort-labels.ts";
import { useSyncedValue } from "./use-synced-value.ts";

/** Props of {@link SortControl}. */
export interface SortControlProps {
  basePath: string;
  search: SearchQuery;
  /** Whether what is sold has an odometer. @default true */
  hasKilometres?: boolean | undefined;
}

/** Order of the results. Picking one submits the form; without JavaScript its button does. */
export function SortControl({ basePath, search, hasKilometres = true }: SortControlProps) {
  return (
    <form className={styles.form} data-part="sort-control" action={basePath} method="get" data-search-form>
      <HiddenFields search={search} without="sortBy" />
      <CachedFragment by={() => ["sort", search.sortBy, Number(search.nearby !== undefined), Number(hasKilometres)]}>
        <SortField sortBy={search.sortBy} hasDistance={search.nearby !== undefined} hasKilometres={hasKilometres} />
      </CachedFragment>
    </form>
  );
}

/** The field of the form, and its button. */
function SortField({
  sortBy,
  hasDistance,
  hasKilometres,
}: Pick<SearchQuery, "sortBy"> & { hasDistance: boolean; hasKilometres: boolean }) {
  const field = useSyncedValue<HTMLSelectElement>(sortBy);
  return (
    <>
      <label className={styles.label} htmlFor="sort-by">
        Sort
      </label>
      <select
        ref={field}
        className={styles.select}
        id="sort-by"
        name="sortBy"
        defaultValue={sortBy}
        data-submit-on-change
      >
        {sortOrders
          .filter((order) => order !== "distance" || hasDistance)
          // An address may say an order that is not offered: it is the one chosen.
          .filter((order) => !order.startsWith("km_") || hasKilometres || order === sortBy)
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
    </>
  );
}
