import type { ReactNode } from "react";

/** Props of {@link UnbrokenWords}. */
export interface UnbrokenWordsProps {
  /** The text. */
  children: string;
}

/** A longer word is broken at its hyphens: on a line of its own it would leave most of the line before it empty. */
const longestWhole = 16;

/**
 * A text whose words with a hyphen stay in one line, so that no line ends with "CX-". A word that is longer than 16
 * characters, or wider than its place, is broken as usual. Its style is in `base.css`.
 *
 * @example
 * <h2><UnbrokenWords>Driveaway deals on the CX-30</UnbrokenWords></h2>
 */
export function UnbrokenWords({ children: text }: UnbrokenWordsProps): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 || part.length > longestWhole ? (
      part
    ) : (
      <span key={`${index} ${part}`} className="fc-unbroken">
        {part}
      </span>
    ),
  );
}
