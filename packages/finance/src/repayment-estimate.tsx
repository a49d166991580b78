import { approximateMonthly, enquireForFinanceText, formatMoney, repaymentUnits } from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import styles from "./finance-weekly.module.css";

/** What the line of a repayment needs. */
export interface RepaymentEstimateProps {
  /** The loan that the page speaks of (decisions.md row 91); undefined where no finance shows. */
  loan: ShownLoan | undefined;
  money: { locale: string; currency: string };
  /** Id of the warning that stands on the page once (decisions.md row 75). */
  warningId: string;
  /** Where the figure leads: the calculator of the page, or the finance enquiry. @default it is no link */
  href?: string | undefined;
  /** Add the month, weekly × 4.33, labelled approximate: only where no calculator stands (decisions.md row 8). @default false */
  withMonth?: boolean;
}

/**
 * The line of a repayment under a price: figure, rate and comparison rate in the same block and of the same size
 * (decisions.md row 75), with the way to its terms (S1 §2). "Enquire for Finance" for a payment of 25 or less; nothing where
 * no finance shows. A loan that is not for the whole price says what it is for.
 */
export function RepaymentEstimate({ loan, money, warningId, href, withMonth = false }: RepaymentEstimateProps) {
  if (loan === undefined) return null;
  const { paymentDollars, frequency, amountDollars, isPrice, ratePercent, comparisonRatePercent } = loan;
  if (paymentDollars === null)
    return (
      <p className={styles.line}>
        {href === undefined ? enquireForFinanceText : <a href={href}>{enquireForFinanceText}</a>}
      </p>
    );
  const cents = { ...money, cents: true };
  const text = `Est. ${formatMoney(paymentDollars, cents)} ${repaymentUnits[frequency]}`;
  return (
    <p className={styles.line} data-finance-line="">
      <span className={styles.part}>
        {href === undefined ? text : <a href={href}>{text}</a>}
        {withMonth &&
          frequency === "weekly" &&
          ` (approximately ${formatMoney(approximateMonthly(paymentDollars), cents)} a month)`}
        {isPrice && ","}
      </span>{" "}
      {!isPrice && (
        <>
          <span className={styles.part}>{`on a loan of ${formatMoney(amountDollars, money)},`}</span>{" "}
        </>
      )}
      <span className={styles.part}>{`${ratePercent.toFixed(2)}% p.a.`}</span>
      {comparisonRatePercent !== null && (
        <>
          , <span className={styles.part}>{`comparison rate ${comparisonRatePercent.toFixed(2)}% p.a.`}</span>
        </>
      )}{" "}
      <a className={styles.terms} href={`#${warningId}`} aria-label="T&Cs of this estimate">
        T&amp;Cs
      </a>
    </p>
  );
}
