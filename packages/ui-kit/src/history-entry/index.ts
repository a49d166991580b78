export { createHistoryEntry, consumeOverlayEntry } from "./history-entry.ts";
export type { HistoryEntry, HistoryEntryOptions } from "./history-entry.ts";
