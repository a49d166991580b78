export { createHistoryEntry, takeItsPlace } from "./history-entry.ts";
export type { HistoryEntry, HistoryEntryOptions } from "./history-entry.ts";
