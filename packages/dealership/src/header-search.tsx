import { IconSearch } from "@forecourt/ui-kit/icon";
import styles from "./dealership-header-search.module.css";

/** A box for words and whole sentences that leads to the results; it needs no JavaScript. */
export function HeaderSearch({ path, placeholder }: { path: string; placeholder: string }) {
  return (
    <form
      className={styles.search}
      action={path}
      method="get"
      role="search"
      aria-label="Search our stock"
      data-search-form
    >
      <input
        type="search"
        name="query"
        placeholder={placeholder}
        aria-label="Words to search our stock for"
        maxLength={120}
      />
      <button type="submit" aria-label="Search our stock">
        <IconSearch size={20} />
      </button>
    </form>
  );
}
