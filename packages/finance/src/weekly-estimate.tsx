import { figureLoan } from "@forecourt/core";
import type { BudgetTerms, FinanceFigure, RepaymentFrequency } from "@forecourt/core";
import { RepaymentEstimate } from "./repayment-estimate.tsx";
import type { RepaymentEstimateProps } from "./repayment-estimate.tsx";

/** Props of {@link WeeklyEstimate}. */
export interface WeeklyEstimateProps extends Omit<RepaymentEstimateProps, "loan"> {
  /** The one figure of the car (`financeFigure` of core); undefined where no finance shows. */
  figure: FinanceFigure | undefined;
  /** The shopper's own deposit, trade-in and term. @default those of the figure */
  terms?: BudgetTerms | undefined;
  /** By the month on sites that quote by the month alone. @default "weekly" */
  frequency?: RepaymentFrequency | undefined;
}

/**
 * The line of a car's figure, by the week unless the site quotes otherwise, as cards show it: see
 * {@link RepaymentEstimate}.
 */
export function WeeklyEstimate({ figure, terms, frequency, ...line }: WeeklyEstimateProps) {
  return <RepaymentEstimate {...line} loan={figure && figureLoan(figure, terms, frequency)} />;
}
