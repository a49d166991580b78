export type { CalculatorFormProps } from "./calculator-form.tsx";
export { FinancePanel, type FinancePanelProps } from "./finance-panel.tsx";
