import { stockCount } from "@forecourt/core";
import styles from "./search-suggest.module.css";
import type { Suggestion } from "./suggestion.ts";

/** Props of {@link SuggestionLine}. */
export interface SuggestionLineProps {
  id: string;
  line: Suggestion;
  /** The arrow keys are on it. */
  isCurrent: boolean;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
  onFollow: () => void;
}

/** A line of the list under the keyword box: a link, that the keyboard reaches through the box. */
export function SuggestionLine({
  id,
  line: { label, note, href, count },
  isCurrent,
  vehicles,
  locale,
  onFollow,
}: SuggestionLineProps) {
  return (
    <a
      id={id}
      className={styles.line}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      href={href}
      rel="nofollow"
      // The box keeps the focus while the mouse presses a line.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      <span className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {count !== undefined && <span className={styles.count}>{stockCount(count, vehicles, locale)}</span>}
    </a>
  );
}
