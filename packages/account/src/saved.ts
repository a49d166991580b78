export { savedStoreOf, useSaved } from "./use-saved.ts";
export type { KeptCar, SavedState, SavedStore } from "./saved-store.ts";
export type { ComparedEntry, EnquiredEntry, ReservedEntry, SavedCar, SavedRecords } from "./saved-records.ts";
export type { Notice, NoticeKind } from "./notice.ts";
