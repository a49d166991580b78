import { formatMoney, loanDisclaimer } from "@forecourt/core";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import { CalculatorForm } from "./calculator-form.tsx";
import type { FinancePanelProps } from "./finance-panel-props.ts";
import styles from "./finance-panel.module.css";
import { FoldedDisclaimer } from "./folded-disclaimer.tsx";
import { RepaymentEstimate } from "./repayment-estimate.tsx";

const LenderQuoteLine = lazyPart(async () => (await import("./lender-quote-line.tsx")).LenderQuoteLine);

/** What `FinancePanel` shows. */
export function FinancePanelContent({
  figure,
  loan,
  calculator,
  quoteRequest,
  knownQuote,
  disclaimer,
  enquiryHref,
  comparesRates = true,
  frequency,
  vehicle = "car",
  money,
  warningId,
  onUsed,
  onLoan,
}: FinancePanelProps) {
  if (!calculator && !figure && !quoteRequest) return null;
  const apply = enquiryHref !== undefined && (
    <a className={styles.apply} id="finance-form" href={enquiryHref} rel="nofollow">
      {`Get finance for this ${vehicle}`}
    </a>
  );
  return (
    <section
      className={styles.panel}
      id="finance-calculator"
      data-part="finance-panel"
      aria-labelledby="finance-heading"
    >
      <h2 className={styles.heading} id="finance-heading">
        {calculator ? "Work out repayments" : `Finance this ${vehicle}`}
      </h2>
      {calculator ? (
        <CalculatorForm
          {...calculator}
          money={money}
          warningId={warningId}
          apply={apply}
          onUsed={onUsed}
          onLoan={onLoan}
        />
      ) : (
        figure && (
          <div className={styles.teaser}>
            <RepaymentEstimate loan={loan} money={money} warningId={warningId} withMonth />
          </div>
        )
      )}
      {quoteRequest && !figure && (
        <div className={styles.teaser}>
          <Suspense fallback={null}>
            <LenderQuoteLine
              request={quoteRequest}
              known={knownQuote}
              comparesRates={comparesRates}
              money={money}
              warningId={warningId}
              frequency={frequency}
              isBesideCalculator={calculator !== undefined}
            />
          </Suspense>
        </div>
      )}
      {!calculator && apply}
      {disclaimer && loan && (
        <FoldedDisclaimer text={loanDisclaimer(loan, disclaimer, (dollars) => formatMoney(dollars, money))} />
      )}
    </section>
  );
}
