import type { OfferFacts } from "./offer-facts.ts";
import { RatesTerms } from "./rates-terms.tsx";
import styles from "./dealership-offers.module.css";

/** An offer in a line below the one that leads: what it is and what it costs; its conditions stand on its page. */
export function OfferLine({
  offer: { id, name, href, category, ends, price, loan },
  warningId,
  headingLevel,
}: {
  offer: OfferFacts;
  /** Id of the page's warning about comparison rates. */
  warningId: string;
  headingLevel: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  const figures = [
    price && [price.amount, price.label].filter(Boolean).join(" "),
    loan?.repayment && `${loan.repayment.amount} ${loan.repayment.unit}`,
    loan?.rate,
    loan?.comparisonRate && `comparison rate ${loan.comparisonRate}`,
  ].filter(Boolean);
  return (
    <article className={styles.line} data-offer-id={id}>
      <Heading className={styles.lineName}>
        <a href={href}>{name}</a>
      </Heading>
      {figures.length > 0 && (
        <p className={styles.lineFigures}>
          {figures.join(", ")} {loan?.comparisonRate !== undefined && <RatesTerms warningId={warningId} />}
        </p>
      )}
      <p className={styles.lineNote}>{[category, ends].filter(Boolean).join(" · ")}</p>
    </article>
  );
}
