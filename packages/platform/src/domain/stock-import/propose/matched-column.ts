import type { Subject } from "./column-names.ts";
import type { ColumnProfile } from "./profile-stock-file.ts";

/** A column with what it is about. */
export interface MatchedColumn {
  subject: Subject;
  column: ColumnProfile;
  /** What gave it away. */
  because: "name" | "values" | "both" | "person";
}
