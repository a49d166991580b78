export { RepaymentEstimate, type RepaymentEstimateProps } from "./repayment-estimate.tsx";
export { WeeklyEstimate, type WeeklyEstimateProps } from "./weekly-estimate.tsx";
export { ComparisonWarning } from "./comparison-warning.tsx";
