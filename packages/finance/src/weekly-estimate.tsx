import { approximateMonthly, enquireForFinanceText, formatMoney, weeklyUnderTerms } from "@forecourt/core";
import type { BudgetTerms, FinanceFigure } from "@forecourt/core";
import styles from "./finance-weekly.module.css";

/** What the weekly line needs. */
export interface WeeklyEstimateProps {
  /** The one figure of the car (`financeFigure` of core); undefined where no finance shows. */
  figure: FinanceFigure | undefined;
  money: { locale: string; currency: string };
  /** Id of the warning that stands on the page once (decisions.md row 75). */
  warningId: string;
  /** The shopper's own deposit, trade-in and term. @default those of the figure */
  terms?: BudgetTerms | undefined;
  /** Where the figure leads: the calculator of the page, or the finance enquiry. @default it is no link */
  href?: string | undefined;
  /** Add the month, weekly × 4.33, labelled approximate: only where no calculator stands (decisions.md row 8). @default false */
  withMonth?: boolean;
}

/**
 * The weekly line under a price: figure, rate and comparison rate in the same block and of the same size
 * (decisions.md row 75), with the way to its terms (S1 §2). "Enquire for Finance" for a payment of 25 or less; nothing where no finance shows.
 */
export function WeeklyEstimate({ figure, money, warningId, terms, href, withMonth = false }: WeeklyEstimateProps) {
  if (figure === undefined) return null;
  const weekly = weeklyUnderTerms(figure, terms);
  if (weekly === null) return <p className={styles.line}>{href === undefined ? enquireForFinanceText : <a href={href}>{enquireForFinanceText}</a>}</p>;
  const { ratePercent, comparisonRatePercent } = figure;
  const cents = { ...money, cents: true };
  const text = `Est. ${formatMoney(weekly, cents)} a week`;
  return (
    <p className={styles.line} data-finance-line="">
      <span className={styles.part}>
        {href === undefined ? text : <a href={href}>{text}</a>}
        {withMonth && ` (approximately ${formatMoney(approximateMonthly(weekly), cents)} a month)`},
      </span>{" "}
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
