export { FinancePanel, type FinancePanelProps } from "./finance-panel.tsx";
