import { OfferCard } from "./offer-card.tsx";
import type { OfferFacts } from "./offer-facts.ts";
import styles from "./dealership-offers.module.css";

/** Offers below each other. */
export function OfferList({
  offers,
  warningId,
  headingLevel = 2,
  isFirst = false,
  isStrip = false,
}: {
  offers: readonly OfferFacts[];
  /** Id of the page's warning about comparison rates, to which the rates of each offer point (decisions.md row 75). */
  warningId: string;
  headingLevel?: 2 | 3;
  /** They are what the page begins with: the pictures of the first load at once. @default false */
  isFirst?: boolean;
  /** Where a page about something else has them: on a phone they are a row to be pushed aside, on a larger screen only the first of three has its picture. @default false */
  isStrip?: boolean;
}) {
  return (
    <ul
      className={styles.list}
      data-strip={(isStrip && offers.length > 1) || undefined}
      data-lead={(isStrip && offers.length === 3) || undefined}
    >
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            warningId={warningId}
            headingLevel={headingLevel}
            priority={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
