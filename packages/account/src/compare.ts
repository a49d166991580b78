export { CompareActions, type CompareActionsProps } from "./compare-actions.tsx";
export { CompareEmpty, type CompareEmptyProps } from "./compare-empty.tsx";
export { CompareMore, type CompareMoreProps } from "./compare-more.tsx";
export type { CompareColumn } from "./compare-column.ts";
export { CompareTable, type CompareTableProps } from "./compare-table.tsx";
export { comparedIds, comparePath } from "./compare-path.ts";
