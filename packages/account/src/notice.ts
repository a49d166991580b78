/** Kinds of notices about the saved cars. */
export type NoticeKind = "saved" | "removed" | "compareFull" | "unsynced" | "unkept" | "forgotten";

/** Something that was said, as a toast and in the log. */
export interface Notice {
  /** Counts up from 1. */
  key: number;
  kind: NoticeKind;
  /** Name of the car; for `unsynced` what the server said, empty when it said nothing. */
  subject: string;
}
