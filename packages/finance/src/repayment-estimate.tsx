import { approximateMonthly, enquireForFinanceText, formatMoney, repaymentUnits } from "@forecourt/core";
import type { MoneyFormat, ShownLoan } from "@forecourt/core";
import styles from "./finance-weekly.module.css";

/** Props of {@link RepaymentEstimate}. */
export interface RepaymentEstimateProps {
  /** The loan that the page speaks of (decisions.md row 91); undefined where no finance shows. */
  loan: ShownLoan | undefined;
  money: MoneyFormat;
  /**
   * Id of the warning that stands on the page once (decisions.md row 75) and is a popover, as `ComparisonWarning` is.
   */
  warningId: string;
  /** Target of the figure: the calculator of the page, or the finance enquiry. @default it is no link */
  href?: string | undefined;
  /** The repayment is a week's × 4.33, and says so (decisions.md row 8). @default false */
  isApproximate?: boolean;
  /**
   * Add the month, weekly × 4.33, labelled approximate: only where no calculator stands (decisions.md row 8). @default
   * false
   */
  withMonth?: boolean;
}

/**
 * The line of a repayment under a price: figure, rate and comparison rate are one text of one size, weight and colour
 * (decisions.md row 75), with its terms, which open where it stands (S1 §2). "Enquire for Finance" for a payment of 25
 * or less; nothing where no finance shows. A loan on another price than the car's says on which.
 */
export function RepaymentEstimate({
  loan,
  money,
  warningId,
  href,
  isApproximate = false,
  withMonth = false,
}: RepaymentEstimateProps) {
  if (loan === undefined) return null;
  const { paymentDollars, frequency, amountDollars, isPrice, ratePercent, comparisonRatePercent } = loan;
  if (paymentDollars === null)
    return (
      <p className={styles.line}>
        {href === undefined ? enquireForFinanceText : <a href={href}>{enquireForFinanceText}</a>}
      </p>
    );
  const cents = { ...money, cents: true };
  const figure = `Est. ${isApproximate ? "approximately " : ""}${formatMoney(paymentDollars, cents)} ${repaymentUnits[frequency]}`;
  const month =
    withMonth && frequency === "weekly"
      ? ` (approximately ${formatMoney(approximateMonthly(paymentDollars), cents)} a month)`
      : "";
  const amount = isPrice ? "" : ` on a price of ${formatMoney(amountDollars, money)}`;
  const compared = comparisonRatePercent === null ? "" : `, comparison rate ${comparisonRatePercent.toFixed(2)}% p.a.`;
  const rates = `${month}${amount}, ${ratePercent.toFixed(2)}% p.a.${compared} `;
  return (
    <p className={styles.line} data-finance-line="">
      {href === undefined ? (
        `${figure}${rates}`
      ) : (
        <>
          <a href={href}>{figure}</a>
          {rates}
        </>
      )}
      <button className={styles.terms} type="button" popoverTarget={warningId} aria-label="T&Cs of this estimate">
        T&amp;Cs
      </button>
    </p>
  );
}
