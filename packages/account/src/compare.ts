export { CompareActions } from "./compare-actions.tsx";
export { CompareEmpty } from "./compare-empty.tsx";
export { CompareTable, type CompareColumn, type CompareTableProps } from "./compare-table.tsx";
export { comparedIds, comparePath } from "./compare-path.ts";
