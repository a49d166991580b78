import { enquireForFinanceText, formatMoney, repaymentUnits } from "@forecourt/core";
import type { CalculatorInput, CalculatorResult, MoneyFormat } from "@forecourt/core";
import { useEffect, useState } from "react";
import styles from "./finance-panel.module.css";

/** A screen reader hears the result once the shopper has paused, in milliseconds. */
const quietMs = 700;

/** Props of {@link CalculatorFigures}. */
export interface CalculatorFiguresProps {
  input: CalculatorInput;
  result: CalculatorResult;
  feeDollars: number;
  comparesRates: boolean;
  money: MoneyFormat;
  warningId: string;
}

/**
 * The result of the calculator: repayment, rate and comparison rate alike (decisions.md row 75), and what they assume
 * in a sentence. Its T&Cs open where they stand.
 */
export function CalculatorFigures({
  input,
  result,
  feeDollars,
  comparesRates,
  money,
  warningId,
}: CalculatorFiguresProps) {
  const cents = { ...money, cents: true };
  const payment =
    result.payment === null
      ? enquireForFinanceText
      : `${formatMoney(result.payment, cents)} ${repaymentUnits[input.frequency]}`;
  const said = useSettled(payment);
  const aside = [
    ...(input.deposit > 0 ? [`a deposit of ${formatMoney(input.deposit, money)}`] : []),
    ...(input.tradeIn > 0 ? [`a trade-in of ${formatMoney(input.tradeIn, money)}`] : []),
    ...(input.residual > 0 ? [`a residual of ${formatMoney(input.residual, money)}`] : []),
    ...(feeDollars > 0 ? [`an establishment fee of ${formatMoney(feeDollars, money)} added to the loan`] : []),
  ];
  const terms = (
    <button type="button" popoverTarget={warningId} aria-label="T&Cs of this calculation">
      T&amp;Cs
    </button>
  );
  const feesBeside =
    result.feesBeside > 0 ? `, ${formatMoney(result.feesBeside, money)} of it in fees beside the repayments` : "";
  return (
    <>
      <p
        className={styles.result}
        data-part="calculator-figures"
        data-finance-line=""
        data-payment={result.payment ?? ""}
      >
        <span>{payment}</span>
        {(!comparesRates || result.comparisonRate !== undefined) && (
          <>
            <span className={styles.rate}>
              {`${input.rate.toFixed(2)}% p.a.`} {!comparesRates && terms}
            </span>
            {comparesRates && (
              <span className={styles.rate}>
                {`Comparison rate ${(result.comparisonRate ?? 0).toFixed(2)}% p.a.`} {terms}
              </span>
            )}
          </>
        )}
      </p>
      {result.total !== null && (
        <p className={styles.assumes}>
          {/* One text: the separators between several would be sent, too. */}
          {`${result.count} repayments over ${Number(input.term.toFixed(2))} ${input.term === 1 ? "year" : "years"} on ${formatMoney(input.loan, money)}${aside.length > 0 ? `, with ${aside.join(", ")}` : ""}. You pay ${formatMoney(result.total, cents)} in total${feesBeside}. An estimate, not an offer of finance.`}
        </p>
      )}
      <p className="fc-visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

/** A text once it has stood still; nothing at first, because the page itself says it. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled((said) => (said === "" && text === first ? "" : text)), quietMs);
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}
