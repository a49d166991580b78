import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import type { DisclaimerParts, FinanceFigure, MoneyFormat, RepaymentFrequency, ShownLoan } from "@forecourt/core";
import type { CalculatorFormProps } from "./calculator-form.tsx";

/** Props of the finance area of a car's page. */
export interface FinancePanelProps {
  /** The one figure of the car; undefined where no finance shows. */
  figure: FinanceFigure | undefined;
  /**
   * The loan that the page speaks of (decisions.md row 91): of the calculator where there is one; undefined without a
   * figure.
   */
  loan: ShownLoan | undefined;
  /** Everything about the calculator; undefined on sites without one. */
  calculator: Omit<CalculatorFormProps, "money" | "warningId" | "apply" | "onUsed" | "onLoan"> | undefined;
  /**
   * Ask the lender for a quote with this, where the car came without a figure (decisions.md row 57). @default no quote
   */
  quoteRequest?: QuoteRequestInput | undefined;
  /** The lender's quote that came with the car and has not ended: nothing is asked then (S1 §7). @default none */
  knownQuote?: QuoteAnswer | undefined;
  /** Parts of the car's finance disclaimer besides the loan; undefined if none is shown. */
  disclaimer: DisclaimerParts | undefined;
  /** The finance enquiry about the car; undefined where the site takes none. */
  enquiryHref: string | undefined;
  /** The site shows comparison rates. @default true */
  comparesRates?: boolean;
  /** Frequency of the lender's quote. @default "weekly" */
  frequency?: RepaymentFrequency;
  money: MoneyFormat;
  warningId: string;
  /** The site's word for one vehicle. @default "car" */
  vehicle?: string | undefined;
  /** The shopper set something in the calculator, for the first time on this page. */
  onUsed?: (() => void) | undefined;
  /** Hears of the loan that the shopper sets. */
  onLoan?: ((loan: ShownLoan) => void) | undefined;
}
