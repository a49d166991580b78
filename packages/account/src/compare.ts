export { CompareActions, type CompareActionsProps } from "./compare-actions.tsx";
export { CompareEmpty, type CompareEmptyProps } from "./compare-empty.tsx";
export { CompareMore, type CompareMoreProps } from "./compare-more.tsx";
export { CompareTable, type CompareColumn, type CompareTableProps } from "./compare-table.tsx";
export { comparedIds, comparePath } from "./compare-path.ts";
