import type { OfferFacts } from "./offer-facts.ts";
import { RatesTerms } from "./rates-terms.tsx";
import styles from "./dealership-offers.module.css";

/**
 * The price and the figures of a loan that an offer names. Rate and comparison rate are as large as the repayment
 * (legal-display.md "Credit ads").
 */
export function OfferFigures({
  price,
  loan,
  warningId,
}: Pick<OfferFacts, "price" | "loan"> & {
  /** Id of the warning about comparison rates, which stands on the page once and is a popover (decisions.md row 75). */
  warningId: string;
}) {
  if (!price && !loan) return null;
  return (
    <div className={styles.figures}>
      {price && (
        <p className={styles.price}>
          <strong>{price.amount}</strong> {price.label}
        </p>
      )}
      {loan && (
        <>
          <ul className={styles.rates} aria-label="Finance">
            {loan.repayment && (
              <li className={styles.repayment}>
                <strong>{loan.repayment.amount}</strong> <span>{loan.repayment.unit}</span>
              </li>
            )}
            {loan.rate !== undefined && (
              <li>
                <span>Rate</span> <strong>{loan.rate}</strong>
              </li>
            )}
            {loan.comparisonRate !== undefined && (
              <li>
                <span>Comparison rate</span> <strong>{loan.comparisonRate}</strong>
              </li>
            )}
          </ul>
          {(loan.example ?? loan.comparisonRate) !== undefined && (
            <p className={styles.example}>
              {loan.example} {loan.comparisonRate !== undefined && <RatesTerms warningId={warningId} />}
            </p>
          )}
        </>
      )}
    </div>
  );
}
