import { latePart } from "@forecourt/ui-kit/lazy-part";
import type { FinancePanelProps } from "./finance-panel-props.ts";
import styles from "./finance-panel.module.css";

/**
 * Finance on a car's page, at #finance-calculator: the calculator, or a teaser where the site has none, with the
 * disclaimer and the way to the enquiry (S1 §2 "Finance calculator, finance summary strips and finance teaser cards").
 * Its code comes when a shopper comes to it.
 */
export const FinancePanel = latePart<FinancePanelProps>(
  "finance",
  async () => (await import("./late-finance-panel.tsx")).FinancePanelContent,
  { fallback: <div className={styles.pending} /> },
);
