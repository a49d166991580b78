/**
 * The store cannot be used. `code` is `SEARCH_STORE_DAMAGED`, `SEARCH_STORE_FULL`, `SEARCH_STORE_LOCKED` or
 * `SEARCH_STORE_UNUSABLE`; the message says what to do.
 */
export class StoreError extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause: unknown) {
    super(`[search-engine] ${message}`, { cause });
    this.name = "StoreError";
    this.code = code;
  }

  /** The error for what SQLite or the file system said. */
  static from(error: unknown, file: string): StoreError {
    if (error instanceof StoreError) return error;
    const said = error instanceof Error ? error.message : String(error);
    if (damaged.test(said)) return StoreError.damaged(error, file);
    if (refusedByDisk.test(said)) {
      return new StoreError(
        "SEARCH_STORE_FULL",
        `The disk that holds ${file} is full, or a quota or limit on file sizes is reached (${said}): the write was refused and nothing was changed; what was stored before is kept. Free some space and repeat it.`,
        error,
      );
    }
    if (/locked|busy/iu.test(said)) {
      return new StoreError(
        "SEARCH_STORE_LOCKED",
        `The search file ${file} is in use by another process. Only one may have it open: stop the other, or give this one its own --data folder.`,
        error,
      );
    }
    return new StoreError(
      "SEARCH_STORE_UNUSABLE",
      `The search file ${file} cannot be used (${said}). Check that the folder exists and may be written.`,
      error,
    );
  }

  /** The error for a file whose content makes no sense. */
  static damaged(error: unknown, file: string): StoreError {
    const said = error instanceof Error ? error.message : String(error);
    return new StoreError(
      "SEARCH_STORE_DAMAGED",
      `The search file ${file} is damaged (${said}). Stop the server, delete the file with its -wal and -shm neighbours, start again and run "stock reindex": the index is rebuilt from the records.`,
      error,
    );
  }

  /** Whether SQLite failed because of its file, not because of what was asked. */
  static isFileTrouble(error: unknown): boolean {
    return error instanceof Error && (damaged.test(error.message) || refusedByDisk.test(error.message));
  }
}

const damaged = /malformed|not a database|corrupt/iu;
const refusedByDisk = /is full|disk I\/O|ENOSPC|EFBIG|EDQUOT/iu;
