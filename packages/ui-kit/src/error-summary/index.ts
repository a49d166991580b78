export { ErrorSummary } from "./error-summary.tsx";
export type { ErrorSummaryProps, FieldError } from "./error-summary.tsx";
export * from "./in-field-order.ts";
