import { figureLoan } from "@forecourt/core";
import type { BudgetTerms, FinanceFigure } from "@forecourt/core";
import { RepaymentEstimate } from "./repayment-estimate.tsx";
import type { RepaymentEstimateProps } from "./repayment-estimate.tsx";

/** What the weekly line needs. */
export interface WeeklyEstimateProps extends Omit<RepaymentEstimateProps, "loan"> {
  /** The one figure of the car (`financeFigure` of core); undefined where no finance shows. */
  figure: FinanceFigure | undefined;
  /** The shopper's own deposit, trade-in and term. @default those of the figure */
  terms?: BudgetTerms | undefined;
}

/** The weekly line of a car's figure, as cards show it: see {@link RepaymentEstimate}. */
export function WeeklyEstimate({ figure, terms, ...line }: WeeklyEstimateProps) {
  return <RepaymentEstimate {...line} loan={figure && figureLoan(figure, terms)} />;
}
