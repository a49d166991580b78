import type { SearchQuery } from "@forecourt/core";
import { IconSearch } from "@forecourt/ui-kit/icon";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-keyword.module.css";
import { useSyncedValue } from "./use-synced-value.ts";

/** Keyword search over the cars of this path; keeps the other filters. */
export function KeywordBox({ basePath, search, placeholder }: { basePath: string; search: SearchQuery; placeholder: string }) {
  const field = useSyncedValue<HTMLInputElement>(search.query);
  return (
    <form className={styles.form} action={basePath} method="get" role="search" data-search-form>
      <HiddenFields search={search} without="query" />
      <input ref={field} className={styles.input} type="search" name="query" defaultValue={search.query} placeholder={placeholder} aria-label="Keywords" maxLength={120} enterKeyHint="search" autoComplete="off" />
      <button className={styles.button} type="submit" aria-label="Search">
        <IconSearch />
      </button>
    </form>
  );
}
