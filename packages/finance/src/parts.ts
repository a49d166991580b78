export { CalculatorField, type CalculatorFieldProps } from "./calculator-field.tsx";
export { CalculatorFigures, type CalculatorFiguresProps } from "./calculator-figures.tsx";
export { CalculatorForm } from "./calculator-form.tsx";
export { FoldedDisclaimer } from "./folded-disclaimer.tsx";
export { LenderQuoteLine, type LenderQuoteLineProps } from "./lender-quote-line.tsx";
export { RepaymentTable, type RepaymentTableProps } from "./repayment-table.tsx";
export { useCalculator, type Calculator, type CalculatorSetup } from "./use-calculator.ts";
