export { loader } from "../finance/finance-loader.ts";
export {
  FinanceView,
  useFinancePage,
  type FinancePage,
  type FinanceParts,
  type FinanceViewProps,
} from "../finance/finance-view.tsx";
export { headers, meta } from "../routes/finance.tsx";
