import type { ReactNode } from "react";
import styles from "./vehicle-card.module.css";

/** A name of fewer characters fits in one line of the narrowest card. */
const fitsInLine = 17;
/** A word of more characters may be wider than the card. */
const longestWhole = 16;

/**
 * The name of a car whose words with a hyphen stay in one line, so that no line ends with "CR-". Only a name that may take two lines has
 * elements for it: a page has dozens of cards.
 *
 * @example
 * unbrokenName("2019 Kawasaki Ninja ZX-6R") // "ZX-6R" is never broken
 */
export function unbrokenName(name: string): ReactNode {
  if (name.length < fitsInLine) return name;
  return name.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 || part.length > longestWhole ? (
      part
    ) : (
      <span key={`${index} ${part}`} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
