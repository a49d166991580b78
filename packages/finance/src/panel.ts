export type { CalculatorFormProps } from "./calculator-form.tsx";
export { FinancePanel } from "./finance-panel.tsx";
export type { FinancePanelProps } from "./finance-panel-props.ts";
