import { IconFilter } from "@forecourt/ui-kit/icon";
import styles from "./search-results.module.css";

/**
 * Opens the sheet of the filters on small screens; without JavaScript a link to it.
 *
 * @param set how many filters are set
 */
export const FilterButton = ({ set, onShow }: { set: number; onShow: () => void }) => (
  <a
    className={styles.filterButton}
    href="#filters"
    onClick={(event) => {
      event.preventDefault();
      onShow();
    }}
  >
    <IconFilter size={18} />
    Filters
    {set > 0 && (
      <span className={styles.set}>
        {set}
        <span className="fc-visually-hidden"> set</span>
      </span>
    )}
  </a>
);
