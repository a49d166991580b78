/** What went wrong with the records, as a code that tests, alarms and `forecourt doctor` can rely on. */
export type RecordsErrorCode =
  | "records_binaries_missing"
  | "records_binaries_unusable"
  | "records_folder_not_writable"
  | "records_folder_foreign"
  | "records_wrong_version"
  | "records_start_failed"
  | "records_unreachable"
  | "records_migrations_missing";

/** A failure to open the records. The message says what happened, why, and how to fix it. */
export class RecordsError extends Error {
  readonly code: RecordsErrorCode;

  constructor(code: RecordsErrorCode, message: string, options?: ErrorOptions) {
    super(`[records] ${message}`, options);
    this.name = "RecordsError";
    this.code = code;
  }
}
