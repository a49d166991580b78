import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import { formatMoney, loanDisclaimer } from "@forecourt/core";
import type { DisclaimerParts, FinanceFigure, MoneyFormat, RepaymentFrequency, ShownLoan } from "@forecourt/core";
import { latePart, lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import type { CalculatorFormProps } from "./calculator-form.tsx";
import styles from "./finance-panel.module.css";
import { FoldedDisclaimer } from "./folded-disclaimer.tsx";
import { RepaymentEstimate } from "./repayment-estimate.tsx";

/** What the finance area of a car's page shows. */
export interface FinancePanelProps {
  /** The one figure of the car; undefined where no finance shows. */
  figure: FinanceFigure | undefined;
  /** The loan that the page speaks of (decisions.md row 91): of the calculator where there is one; undefined without a figure. */
  loan: ShownLoan | undefined;
  /** Everything about the calculator; undefined on sites without one. */
  calculator: Omit<CalculatorFormProps, "money" | "warningId" | "apply" | "onUsed" | "onLoan"> | undefined;
  /** Ask the lender for a quote with this, where the car came without a figure (decisions.md row 57). @default no quote */
  quoteRequest?: QuoteRequestInput | undefined;
  /** The lender's quote that came with the car and has not ended: nothing is asked then (S1 §7). @default none */
  knownQuote?: QuoteAnswer | undefined;
  /** What the finance disclaimer of the car is made of, besides the loan; undefined where none shows. */
  disclaimer: DisclaimerParts | undefined;
  /** The finance enquiry about the car; undefined where the site takes none. */
  enquiryHref: string | undefined;
  /** The site shows comparison rates. @default true */
  comparesRates?: boolean;
  /** Of what the lender is asked for. @default "weekly" */
  frequency?: RepaymentFrequency;
  money: MoneyFormat;
  warningId: string;
  /** What the site calls one of its stock. @default "car" */
  vehicle?: string | undefined;
  /** The shopper set something in the calculator, for the first time on this page. */
  onUsed?: (() => void) | undefined;
  /** Hears of the loan that the shopper sets. */
  onLoan?: ((loan: ShownLoan) => void) | undefined;
}

const CalculatorForm = latePart(
  "finance-calculator",
  async () => (await import("./calculator-form.tsx")).CalculatorForm,
  <div className={styles.pending} />,
);

const LenderQuoteLine = lazyPart(async () => (await import("./lender-quote-line.tsx")).LenderQuoteLine);

/**
 * Finance on a car's page, at #finance-calculator: the calculator, or a teaser where the site has none, with the disclaimer and
 * the way to the enquiry (S1 §2 "Finance calculator, finance summary strips and finance teaser cards").
 */
export function FinancePanel({
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
            />
          </Suspense>
        </div>
      )}
      {!calculator && apply}
      {disclaimer && loan && (
        <FoldedDisclaimer
          text={loanDisclaimer(loan, disclaimer, (dollars) =>
            formatMoney(dollars, { ...money, cents: !Number.isInteger(dollars) }),
          )}
        />
      )}
    </section>
  );
}
