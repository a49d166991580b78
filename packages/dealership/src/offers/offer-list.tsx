import { OfferCard } from "./offer-card.tsx";
import type { OfferFacts } from "./offer-facts.ts";
import { OfferLine } from "./offer-line.tsx";
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
  /** A page about something else has them: the first leads, the others are a line each. @default false */
  isStrip?: boolean;
}) {
  return (
    <ul className={styles.list} data-strip={isStrip || undefined}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          {isStrip && index > 0 ? (
            <OfferLine offer={offer} warningId={warningId} headingLevel={headingLevel} />
          ) : (
            <OfferCard
              offer={offer}
              warningId={warningId}
              headingLevel={headingLevel}
              priority={isFirst && index === 0}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
