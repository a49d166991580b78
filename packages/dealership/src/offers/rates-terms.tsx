import styles from "./dealership-offers.module.css";

/**
 * The "T&Cs" beside the rates of an offer: opens the page's one warning about comparison rates where it stands, without
 * a script (decisions.md row 75).
 *
 * @param props.warningId id of the warning, which is a popover
 *
 * @example
 * <RatesTerms warningId="comparison-rate-warning" />
 */
export function RatesTerms({ warningId }: { warningId: string }) {
  return (
    <button className={styles.terms} type="button" popoverTarget={warningId} aria-label="T&Cs of these rates">
      T&amp;Cs
    </button>
  );
}
